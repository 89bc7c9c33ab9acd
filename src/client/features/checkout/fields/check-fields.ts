// What is wrong with the form, by the contract's schemas and the domain's ages.

import * as v from 'valibot'
import type { User } from '#contract/account.ts'
import { AdditionalDriver, DriverDetails } from '#contract/new-booking.ts'
import type { Failure } from '#domain/failure.ts'
import { ageAt, isBirthDate } from '#domain/people/age.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { AskedName, CheckoutFields, FieldName } from '#client/features/checkout/draft/draft.ts'
import { internationalPhone } from '#domain/people/phone.ts'

export type Problem = { code: Failure; count?: number }
export type Problems = Partial<Record<AskedName, Problem>>

export type AgeRule = {
  /** The age this car asks for, and the one the site asks for anyway. */
  required: number
  site: number
  pickUp: Instant
  now: Instant
}

export const driverFields = [
  'fullName',
  'email',
  'phone',
  'birthDate',
] as const satisfies readonly FieldName[]
export const secondFields = [
  'secondName',
  'secondPhone',
  'secondBirthDate',
] as const satisfies readonly FieldName[]

/** What the first step cannot do without. */
export const driverStep = [...driverFields, 'licence'] as const satisfies readonly AskedName[]

/** What the checkout must ask: all of a guest, and of somebody signed in what their account misses. */
export function askedOf(user: User | null): FieldName[] {
  if (!user) return [...driverFields]
  return driverFields.filter((field) => !user[field])
}

/** The first problem of each of the given fields. */
export function problemsOf(fields: CheckoutFields, names: readonly FieldName[], ages: AgeRule): Problems {
  const problems: Problems = {}
  for (const name of names) {
    const problem = problemOf(name, fields[name], ages)
    if (problem) problems[name] = problem
  }
  return problems
}

function problemOf(name: FieldName, value: string, ages: AgeRule): Problem | null {
  if (value.trim() === '') return { code: 'required' }
  switch (name) {
    case 'fullName':
      return refusedBy(DriverDetails.entries.fullName, value)
    case 'secondName':
      return refusedBy(AdditionalDriver.entries.fullName, value)
    case 'email':
      return refusedBy(DriverDetails.entries.email, value)
    case 'phone':
    case 'secondPhone':
      return refusedBy(DriverDetails.entries.phone, internationalPhone(value))
    case 'birthDate':
    case 'secondBirthDate':
      return ageProblem(value, ages)
  }
}

/** Somebody who books shows a licence (rule 14): one of this form, or the one of the account. */
export function licenceProblem(isThere: boolean): Problem | undefined {
  return isThere ? undefined : { code: 'licence-required' }
}

/** Too young at pick-up, for the site or for this car only; the age said is the one that would do. */
export function ageProblem(birthDate: string, { required, site, pickUp, now }: AgeRule): Problem | null {
  if (!isBirthDate(birthDate, now)) return { code: 'invalid-date' }
  const age = ageAt(birthDate, pickUp)
  if (age >= required) return null
  return { code: age < site ? 'too-young' : 'too-young-for-car', count: required }
}

function refusedBy(schema: v.GenericSchema<string, string>, value: string): Problem | null {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  // The contract's schemas speak in failure codes.
  return result.success ? null : { code: result.issues[0].message as Failure }
}
