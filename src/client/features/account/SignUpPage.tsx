import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { internationalPhone, readablePhone } from '#domain/people/phone.ts'
import { TermsField } from '#client/components/booking/terms/TermsField.tsx'
import { BirthDateField } from '#client/components/dates/BirthDateField.tsx'
import { EmailField } from '#client/components/form/EmailField.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { NewPasswordFields } from '#client/components/form/PasswordField.tsx'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { form } from '#client/components/form/form.css.ts'
import { LinkSent } from '#client/features/account/link/LinkSent.tsx'
import { SocialRow } from '#client/features/account/social/SocialRow.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { link } from '#client/ui/link.css.ts'
import { AccountCard } from './AccountCard.tsx'
import { links, text } from './account.css.ts'
import { useRedirectSignedIn } from './next-path.ts'
import { useSignUp, type AccountField } from './useSignUp.ts'

export function SignUpPage({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const [sentTo, setSentTo] = useState<string | null>(null)
  useRedirectSignedIn(next)
  if (sentTo !== null) return <CheckMailbox email={sentTo} />
  return (
    <AccountCard title={t`Create an account`}>
      <SocialRow next={next} place="above" />
      <SignUpForm next={next} onDone={setSentTo} />
      <p className={links}>
        <Trans>Already registered?</Trans>{' '}
        <Link to="/sign-in" search={{ next }} className={link}>
          <Trans>Sign in</Trans>
        </Link>
      </p>
    </AccountCard>
  )
}

function CheckMailbox({ email }: { email: string }) {
  const { t } = useLingui()
  return (
    <AccountCard title={t`Check your mailbox`}>
      <LinkSent purpose="activation" email={email} />
      <p className={text}>
        <Trans>No email after a few minutes? Check your spam folder first.</Trans>{' '}
        <Link to="/activate" state={{ email }} className={link}>
          <Trans>Send a new link</Trans>
        </Link>
      </p>
    </AccountCard>
  )
}

type SignUpFormProps = { next: string | undefined; onDone: (email: string) => void }

function SignUpForm({ next, onDone }: SignUpFormProps) {
  const { t } = useLingui()
  const { fields, errorOf, isBusy, alert, onSubmit } = useSignUp(onDone)
  const { values, change, leave, shown } = fields

  function field(name: AccountField) {
    return {
      value: values[name],
      onChange: (value: string) => change(name, value),
      onBlur: () => leave(name),
      error: errorOf(name),
      required: true,
    }
  }
  function leavePhone() {
    leave('phone')
    const readable = readablePhone(internationalPhone(values.phone))
    if (readable.startsWith('+') && readable !== values.phone) change('phone', readable)
  }
  return (
    <form className={form} noValidate onSubmit={onSubmit}>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <MissingFields
        shown={shown}
        labels={{
          fullName: t`Full name`,
          email: t`Email`,
          phone: t`Phone`,
          birthDate: t`Birth date`,
          password: t`Password`,
          confirm: t`Confirm the password`,
        }}
      />
      <TextField {...field('fullName')} label={t`Full name`} name="fullName" autoComplete="name" />
      <div>
        <EmailField {...field('email')} />
        {shown('email') === 'email-registered' && <Registered email={values.email} next={next} />}
      </div>
      <TextField
        {...field('phone')}
        onBlur={leavePhone}
        label={t`Phone`}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+237 6 71 23 45 67"
      />
      <BirthDateField {...field('birthDate')} label={t`Birth date`} name="birthDate" />
      <NewPasswordFields fields={fields} label={t`Password`} />
      <TermsField
        isAccepted={values.terms === 'on'}
        onChange={(isAccepted) => change('terms', isAccepted ? 'on' : '')}
        error={errorOf('terms')}
      />
      <p className={text}>
        <Trans>
          See how we use your details in the{' '}
          <a href="/privacy" target="_blank" rel="noopener" className={link}>
            privacy policy
          </a>
          .
        </Trans>
      </p>
      <SubmitButton busy={isBusy}>
        <Trans>Create the account</Trans>
      </SubmitButton>
    </form>
  )
}

function Registered({ email, next }: { email: string; next: string | undefined }) {
  return (
    <p className={links}>
      <Link to="/sign-in" search={{ next }} state={{ email }} className={link}>
        <Trans>Sign in</Trans>
      </Link>
      {' · '}
      <Link to="/forgot-password" search={{ next }} state={{ email }} className={link}>
        <Trans>Reset your password</Trans>
      </Link>
    </p>
  )
}
