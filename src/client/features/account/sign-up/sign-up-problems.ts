// What keeps a new account from being sent, by the contract's schemas and the site's age.

import { Email, Phone } from '#contract/fields.ts'
import type { NewAccount } from '#contract/sign-up.ts'
import { FullName } from '#contract/text.ts'
import { ageAt, isBirthDate } from '#domain/people/age.ts'
import type { Language } from '#domain/language.ts'
import type { Instant } from '#domain/rental/period.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { internationalPhone } from '#domain/people/phone.ts'
import { confirmProblem, passwordProblem, refusedBy, type Problem } from '#client/components/form/problems.ts'
import type { Problems } from '#client/components/form/useFields.ts'

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
export type AccountValues = Record<AccountField, string>

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
