import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Email } from '#contract/email.ts'
import { useHydratedBlock } from '#client/hydration/useHydratedBlock.ts'
import { Done } from '#client/components/form/Done.tsx'
import { EmailField } from '#client/components/form/EmailField.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { useProblemText, refusedBy } from '#client/components/form/problems.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { link } from '#client/ui/link.css.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { askForNewsletter } from '#client/api/site/newsletter.ts'
import { useFields } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useSession } from '#client/session/session.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { block, more, line, press } from './Newsletter.css.ts'

export function Newsletter() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const ref = useHydratedBlock<HTMLElement>()
  return (
    <section ref={ref} className={block}>
      <Stack gap="s2">
        <Text as="h2" size="displayM">
          <Trans>Newsletter</Trans>
        </Text>
        <Text tone="secondary" pretty className={more}>
          <Trans>
            Join our mailing list: new cars and new places, now and then. Unsubscribe with one tap in any
            email.
          </Trans>
        </Text>
      </Stack>
      {sentTo === null ? <SubscribeForm onDone={setSentTo} /> : <Subscribed email={sentTo} />}
    </section>
  )
}

/** The subscription starts when the mail is confirmed. */
function Subscribed({ email }: { email: string }) {
  return (
    <Stack gap="s3">
      <Done takesFocus>
        <Trans>Subscription successful!</Trans>
      </Done>
      <Text tone="secondary" pretty className={more}>
        <Trans>One step left: open the email we sent to {email} and confirm.</Trans>
      </Text>
    </Stack>
  )
}

/** `onDone` receives the address that the mail is sent to. */
function SubscribeForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const isOnline = useOnline()
  const { fields, isBusy, alert, onSubmit } = useSubscribe(onDone)
  const wrong = fields.shown('email')
  return (
    <Stack as="form" gap="s3" noValidate onSubmit={onSubmit}>
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
      <MissingFields shown={fields.shown} labels={{ email: t`Email` }} />
      {alert !== null && (
        <Text tone="danger" weight="medium" role="alert">
          {alert}
        </Text>
      )}
      <Text tone="secondary" pretty className={more}>
        <Trans>
          We use your address only for these emails:{' '}
          <Link to="/privacy" className={link}>
            privacy policy
          </Link>
        </Trans>
      </Text>
      {!isOnline && (
        <Text tone="secondary" pretty className={more} role="status">
          <Trans>Subscribing needs a network.</Trans>
        </Text>
      )}
    </Stack>
  )
}

function useSubscribe(onDone: (email: string) => void) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const language = useLanguage()
  const known = useSession().user?.email ?? ''
  const fields = useFields({ email: known }, ({ email }) => ({
    email: email.trim() === '' ? 'required' : refusedBy(Email, email),
  }))
  const sending = useSending(fields.check, async (form) => {
    const email = fields.values.email.trim()
    try {
      await askForNewsletter(email, language)
      onDone(email)
      return null
    } catch (error) {
      const refused = error instanceof CallFailure ? error.fields?.['email'] : undefined
      if (refused !== undefined) {
        fields.refuse({ email: refused }, form)
        return null
      }
      const code = failureCode(error)
      return code === 'too-many-requests'
        ? t`Several addresses were sent from this network in the last hour. Try again later.`
        : failureText(code)
    }
  })
  return { ...sending, fields }
}
