import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { EmailField } from '#client/components/form/EmailField.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { useProblemText } from '#client/components/form/problems.ts'
import { useOnline } from '#client/storage/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { link } from '#client/ui/link.css.ts'
import { form, line, more, press, problem } from './Newsletter.css.ts'
import { useSubscribe } from './useSubscribe.ts'

/** `onDone` is told the address that the mail goes to. */
export function SubscribeForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const isOnline = useOnline()
  const { fields, isBusy, alert, onSubmit } = useSubscribe(onDone)
  const wrong = fields.shown('email')
  return (
    <form className={form} noValidate onSubmit={onSubmit}>
      <div className={line}>
        <EmailField
          autoComplete="email"
          value={fields.values.email}
          onChange={(email) => fields.change('email', email)}
          onBlur={() => fields.leave('email')}
          error={wrong && problemText(wrong)}
        />
        <Button type="submit" className={press} busy={isBusy} disabled={!isOnline}>
          <Trans>Subscribe</Trans>
        </Button>
      </div>
      <MissingFields shown={fields.shown} labels={{ email: t`E-mail` }} />
      {alert !== null && (
        <p className={problem} role="alert">
          {alert}
        </p>
      )}
      <p className={more}>
        <Trans>
          Your address is used for these mails alone:{' '}
          <Link to="/privacy" className={link}>
            privacy policy
          </Link>
        </Trans>
      </p>
      {!isOnline && (
        <p className={more} role="status">
          <Trans>Subscribing needs a network.</Trans>
        </p>
      )}
    </form>
  )
}
