import { useRef, useState, type FormEvent } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { EmailField } from '#client/components/form/EmailField.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { alert, form } from '#client/components/form/form.css.ts'
import { PasswordField } from '#client/components/form/PasswordField.tsx'
import { useFailureText, type ShownFailure } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/api/connection.ts'
import { signIn, useSession } from '#client/session/session.ts'
import { classes } from '#client/ui/classes.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { link } from '#client/ui/link.css.ts'
import { useArriving } from './arriving.ts'
import { besides, offline } from './SignInForm.css.ts'
import { signInProblems, type SignInFields } from './sign-in-problems.ts'

type SignInFormProps = {
  next: string | undefined
  /** What the person is to know before they begin. */
  notice: string | null
  stays: boolean
  onStays: (stays: boolean) => void
  onSend: () => void
}

export function SignInForm({ next, notice, stays, onStays, onSend }: SignInFormProps) {
  const { t } = useLingui()
  const { email: known } = useArriving()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const { isSuspended } = useSession()
  const [fields, setFields] = useState<SignInFields>({ email: known ?? '', password: '' })
  const [isBusy, setIsBusy] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const [failure, setFailure] = useState<ShownFailure | null>(isSuspended ? 'suspended' : null)
  const alertBox = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const alertText = failure === null ? notice : failureText(failure)
  const problems: ReturnType<typeof signInProblems> = wasSent ? signInProblems(fields) : {}

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setWasSent(true)
    const [first] = Object.keys(signInProblems(fields))
    if (first !== undefined) {
      const field = element.current?.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    setIsBusy(true)
    setFailure(null)
    onSend()
    const result = await signIn({ ...fields, stayConnected: stays })
    setIsBusy(false)
    if (result.ok) return
    setFailure(result.code)
    requestAnimationFrame(() => alertBox.current?.focus())
  }

  return (
    <form ref={element} className={form} noValidate onSubmit={(event) => void submit(event)}>
      {alertText !== null && (
        <div ref={alertBox} className={alert} role="alert" tabIndex={-1}>
          <CircleAlert size={20} aria-hidden />
          <p>{alertText}</p>
        </div>
      )}
      <MissingFields shown={(name) => problems[name]} labels={{ email: t`E-mail`, password: t`Password` }} />
      <EmailField
        value={fields.email}
        onChange={(email) => setFields({ ...fields, email })}
        error={problems.email && failureText(problems.email)}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        value={fields.password}
        onChange={(password) => setFields({ ...fields, password })}
        error={problems.password && failureText(problems.password)}
      />
      <Switch
        name="stayConnected"
        checked={stays}
        onChange={onStays}
        label={t`Stay connected`}
        help={t`For 30 days, on a device only you use.`}
      />
      <Button type="submit" size="l" full busy={isBusy} disabled={!isOnline}>
        {isOnline ? <Trans>Sign in</Trans> : <Trans>Waiting for network</Trans>}
      </Button>
      <Link to="/forgot-password" search={{ next }} state={{ email: fields.email }} className={classes(link, besides)}>
        <Trans>Forgot password?</Trans>
      </Link>
      {!isOnline && (
        <p className={offline} role="status">
          <Trans>Signing in needs a network.</Trans>{' '}
          <Link to="/bookings" className={link}>
            <Trans>Open the vouchers kept on this phone</Trans>
          </Link>
        </p>
      )}
    </form>
  )
}
