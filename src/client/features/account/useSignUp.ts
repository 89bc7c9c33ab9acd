import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { Email } from '#contract/email.ts'
import { Phone } from '#contract/person-fields.ts'
import type { NewAccount } from '#contract/account/sign-up.ts'
import { FullName } from '#contract/text.ts'
import { ageAt, isBirthDate } from '#domain/people/age.ts'
import type { Language } from '#domain/language.ts'
import type { Instant } from '#domain/rental/period.ts'
import { internationalPhone } from '#domain/people/phone.ts'
import { failureCode, CallFailure } from '#client/api/call-failure.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { openAccount } from '#client/api/account/sign-up.ts'
import {
  useProblemText,
  confirmProblem,
  passwordProblem,
  refusedBy,
  type Problem,
} from '#client/components/form/problems.ts'
import { useFields, type Problems } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useNow } from '#client/store/clock.ts'

/** The form of a new account. `onDone` gets the address that the activation mail goes to. */
export function useSignUp(onDone: (email: string) => void) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const problemText = useProblemText()
  const language = useLanguage()
  const now = useNow()
  const settings = useQuery(settingsQueries.current())
  const minimumAge = settings.data?.minimumAge
  const fields = useFields<AccountField>(emptyAccount, (values) =>
    signUpProblems(values, { minimumAge, now }),
  )
  const sending = useSending(fields.check, async (form) => {
    const account = accountOf(fields.values, language)
    try {
      await openAccount(account)
      onDone(account.email)
      return null
    } catch (error) {
      const refused = refusedFields(error)
      if (Object.keys(refused).length === 0) return messageOf(failureCode(error))
      // The site's age is another than the one known here, or none was known.
      if (refused.birthDate === 'too-young') await settings.refetch()
      fields.refuse(refused, form)
      return null
    }
  })

  function messageOf(code: ReturnType<typeof failureCode>): string {
    if (code === 'too-many-requests')
      return t`Too many accounts were opened from this network in the last hour. Try again later.`
    return code === 'offline' || code === 'unavailable' || code === 'recaptcha-refused'
      ? failureText(code)
      : t`An error occurred during sign up.`
  }
  function errorOf(name: AccountField): string | undefined {
    const problem = fields.shown(name)
    if (problem === 'too-young' && minimumAge !== undefined)
      return t`You must be at least ${minimumAge} years old.`
    return problem && problemText(problem)
  }
  return { ...sending, fields, errorOf }
}

// What keeps a new account from being sent, by the contract's schemas and the site's age.

/** In the order of the screen, as typed. */
export const emptyAccount = {
  fullName: '',
  email: '',
  phone: '',
  birthDate: '',
  password: '',
  confirm: '',
  /** `on` once accepted, as a form sends it. */
  terms: '',
}
export type AccountField = keyof typeof emptyAccount
type AccountValues = Record<AccountField, string>

/** While the site's age is unknown the server decides. */
export type SiteAge = { minimumAge?: number | undefined; now: Instant }

export function signUpProblems(values: AccountValues, age: SiteAge): Problems<AccountField> {
  return {
    fullName: refusedBy(FullName, values.fullName),
    email: refusedBy(Email, values.email),
    phone: values.phone.trim() === '' ? 'required' : refusedBy(Phone, internationalPhone(values.phone)),
    birthDate: birthDateProblem(values.birthDate, age),
    password: passwordProblem(values.password),
    confirm: confirmProblem(values.password, values.confirm),
    terms: values.terms === 'on' ? undefined : 'terms-not-accepted',
  }
}

function birthDateProblem(birthDate: string, { minimumAge = 0, now }: SiteAge): Problem | undefined {
  if (birthDate === '') return 'required'
  if (!isBirthDate(birthDate, now)) return 'invalid-date'
  return ageAt(birthDate, now) < minimumAge ? 'too-young' : undefined
}

/** What the server has against fields of the form; empty when it is about none of them. */
export function refusedFields(error: unknown): Problems<AccountField> {
  if (!(error instanceof CallFailure)) return {}
  const known = Object.entries(error.fields ?? {}).filter(([name]) => name in emptyAccount)
  const refused: Problems<AccountField> = Object.fromEntries(known)
  if (error.code === 'email-registered') refused.email ??= error.code
  return refused
}

export function accountOf(values: AccountValues, language: Language): NewAccount {
  return {
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    phone: internationalPhone(values.phone),
    birthDate: values.birthDate,
    password: values.password,
    language,
  }
}
