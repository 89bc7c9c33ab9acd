import { useState, useRef, type FormEvent } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import * as v from 'valibot'
import { socialStart } from '#contract/account/social-start.ts'
import { Credentials } from '#contract/account/sign-in.ts'
import type { Failure } from '#domain/failure.ts'
import { Done } from '#client/components/form/Done.tsx'
import { EmailField } from '#client/components/form/EmailField.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { PasswordField } from '#client/components/form/PasswordField.tsx'
import { alert, form } from '#client/components/form/form.css.ts'
import { SocialArrival } from '#client/features/account/social/SocialArrival.tsx'
import { SocialRow, useSocialProblemText } from '#client/features/account/social/SocialRow.tsx'
import { useFailureText, type ShownFailure } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useSession } from '#client/session/session.ts'
import { signIn } from '#client/session/sign-in.ts'
import { readStayConnected } from '#client/storage/stored-user.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { classes } from '#client/ui/classes.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { link } from '#client/ui/link.css.ts'
import { AccountCard } from './AccountCard.tsx'
import { useHistoryState } from './history-state.ts'
import { links, forgotLink } from './account.css.ts'
import type { ArrivalSearch } from './account-routes.ts'
import { useRedirectSignedIn } from './next-path.ts'

export function SignInPage({ search }: { search: ArrivalSearch }) {
  const { t } = useLingui()
  const { next, problem, via } = search
  const { linkUsed: done } = useHistoryState()
  const language = useLanguage()
  const problemText = useSocialProblemText()
  const [stays, setStays] = useState(readStayConnected)
  const [wasSent, setWasSent] = useState(false)
  const connects = wasSent && problem === 'sign-in-first' && via !== undefined
  // After signing in with the password: back to the provider, which now connects its identity to this account.
  useRedirectSignedIn(
    next,
    connects ? socialStart(via, { next, l: language, stay: stays ? '1' : undefined }) : undefined,
  )
  if (search.in !== undefined) return <SocialArrival id={search.in} stays={search.stay === '1'} next={next} />

  return (
    <AccountCard title={t`Sign in`}>
      {done === 'activation' && (
        <Done>
          <Trans>Your account is active. Sign in with your new password.</Trans>
        </Done>
      )}
      {done === 'reset' && (
        <Done>
          <Trans>Password changed successfully.</Trans>
        </Done>
      )}
      <SignInForm
        next={next}
        notice={problemText(problem, via)}
        stays={stays}
        onStays={setStays}
        onSend={() => setWasSent(true)}
      />
      <p className={links}>
        <Trans>No account yet?</Trans>{' '}
        <Link to="/sign-up" search={{ next }} className={link}>
          <Trans>Create an account</Trans>
        </Link>
      </p>
      <SocialRow next={next} stays={stays} place="below" />
    </AccountCard>
  )
}

type SignInFormProps = {
  next: string | undefined
  /** What the person is to know before they begin. */
  notice: string | null
  stays: boolean
  onStays: (stays: boolean) => void
  onSend: () => void
}

function SignInForm({ next, notice, stays, onStays, onSend }: SignInFormProps) {
  const { t } = useLingui()
  const { email: known } = useHistoryState()
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
      <MissingFields shown={(name) => problems[name]} labels={{ email: t`Email`, password: t`Password` }} />
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
      <Link
        to="/forgot-password"
        search={{ next }}
        state={{ email: fields.email }}
        className={classes(link, forgotLink)}
      >
        <Trans>Forgot password?</Trans>
      </Link>
      {!isOnline && (
        <Text size="bodyS" tone="secondary" role="status">
          <Trans>Signing in needs a network.</Trans>{' '}
          <Link to="/bookings" className={link}>
            <Trans>Open the vouchers kept on this phone</Trans>
          </Link>
        </Text>
      )}
    </form>
  )
}

type SignInFields = { email: string; password: string }

/** What keeps the form from being sent, by field, in the order of the screen. */
function signInProblems(fields: SignInFields): Partial<Record<keyof SignInFields, Failure>> {
  const problems: Partial<Record<keyof SignInFields, Failure>> = {}
  for (const name of ['email', 'password'] as const) {
    const result = v.safeParse(Credentials.entries[name], fields[name], { abortPipeEarly: true })
    if (!result.success) problems[name] = result.issues[0].message as Failure
  }
  return problems
}
