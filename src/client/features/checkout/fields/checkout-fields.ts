// The fields of the checkout's form. The form, its checks, its draft and the booking request are made from these entries:
// on the client, a new field of the driver needs no other change.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { AdditionalDriver, DriverDetails } from '#contract/bookings/new-booking.ts'
import type { Failure } from '#domain/failure.ts'
import { ageAt, isBirthDate } from '#domain/people/age.ts'
import { internationalPhone } from '#domain/people/phone.ts'
import type { Instant } from '#domain/rental/period.ts'

export type Problem = { code: Failure; count?: number }

export type AgeRule = {
  /** The age this car asks for, and the one the site asks for anyway. */
  required: number
  site: number
  pickUp: Instant
  now: Instant
}

type CheckoutField = {
  /** Whom it is about. */
  of: 'driver' | 'secondDriver'
  label: MessageDescriptor
  /** Attributes of the input. */
  input: {
    type?: 'email' | 'tel' | 'date'
    inputMode?: 'email' | 'tel'
    autoComplete: string
    placeholder?: string
  }
  /** Where the booking request has it, and a refusal of the server names it. */
  path: string
  /** The value that is sent for what was typed. */
  read: (typed: string) => string
  /** What is wrong with a value that is not empty. */
  check: (value: string, ages: AgeRule) => Problem | null
}

const asTyped = (typed: string) => typed
const trimmed = (typed: string) => typed.trim()
const phone = { type: 'tel', inputMode: 'tel', placeholder: '+237 6 71 23 45 67' } as const

// The browser must not fill the main driver's own data in for the second one: `autoComplete` is off there.
export const checkoutFields = {
  fullName: {
    of: 'driver',
    label: msg`Full name`,
    input: { autoComplete: 'name' },
    path: 'driver.fullName',
    read: trimmed,
    check: (value) => refusedBy(DriverDetails.entries.fullName, value),
  },
  email: {
    of: 'driver',
    label: msg`Email`,
    input: { type: 'email', autoComplete: 'email', inputMode: 'email' },
    path: 'driver.email',
    read: (typed) => typed.trim().toLowerCase(),
    check: (value) => refusedBy(DriverDetails.entries.email, value),
  },
  phone: {
    of: 'driver',
    label: msg`Phone`,
    input: { ...phone, autoComplete: 'tel' },
    path: 'driver.phone',
    read: internationalPhone,
    check: (value) => refusedBy(DriverDetails.entries.phone, internationalPhone(value)),
  },
  birthDate: {
    of: 'driver',
    label: msg`Birth date`,
    input: { type: 'date', autoComplete: 'bday' },
    path: 'driver.birthDate',
    read: asTyped,
    check: ageProblem,
  },
  secondName: {
    of: 'secondDriver',
    label: msg`Full name of the additional driver`,
    input: { autoComplete: 'off' },
    path: 'additionalDriver.fullName',
    read: trimmed,
    check: (value) => refusedBy(AdditionalDriver.entries.fullName, value),
  },
  secondPhone: {
    of: 'secondDriver',
    label: msg`Phone of the additional driver`,
    input: { ...phone, autoComplete: 'off' },
    path: 'additionalDriver.phone',
    read: internationalPhone,
    check: (value) => refusedBy(DriverDetails.entries.phone, internationalPhone(value)),
  },
  secondBirthDate: {
    of: 'secondDriver',
    label: msg`Birth date of the additional driver`,
    input: { type: 'date', autoComplete: 'off' },
    path: 'additionalDriver.birthDate',
    read: asTyped,
    check: ageProblem,
  },
} as const satisfies Record<string, CheckoutField>

export type FieldName = keyof typeof checkoutFields
/** In the order of the screen. */
export const fieldNames = Object.keys(checkoutFields) as FieldName[]

type NameOf<Person extends CheckoutField['of']> = {
  [Name in FieldName]: (typeof checkoutFields)[Name]['of'] extends Person ? Name : never
}[FieldName]
const isOf =
  <Person extends CheckoutField['of']>(person: Person) =>
  (name: FieldName): name is NameOf<Person> =>
    checkoutFields[name].of === person

export const driverFields = fieldNames.filter(isOf('driver'))
export const secondFields = fieldNames.filter(isOf('secondDriver'))

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
