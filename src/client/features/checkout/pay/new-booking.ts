// From what was typed to what is sent.

import type { User } from '#contract/account/account.ts'
import type { NewBooking } from '#contract/bookings/new-booking.ts'
import type { Trip } from '#contract/cars/car-search.ts'
import type { PaymentChoice } from '#domain/rental/payment-choice.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Language } from '#domain/language.ts'
import type { Extra } from '#domain/rental/extras.ts'
import type { Attempt, CheckoutFields } from '#client/features/checkout/draft.ts'
import {
  checkoutFields,
  driverFields,
  secondFields,
  type FieldName,
} from '#client/features/checkout/fields/checkout-fields.ts'

type FormValues = {
  car: string
  trip: Trip
  extras: Extra[]
  payment: PaymentChoice
  total: number
  currency: Currency
  language: Language
  fields: CheckoutFields
  /** The name of a licence sent along; null for the one on file. */
  licence: string | null
  /** Likewise of its back, which a person may add. */
  licenceBack: string | null
  user: User | null
}

/** A signed-in person is known to the server; their details are sent only while the account misses some. */
export function newBookingOf({
  car,
  trip,
  extras,
  payment,
  total,
  currency,
  language,
  fields,
  licence,
  licenceBack,
  user,
}: FormValues): NewBooking {
  return {
    car,
    pl: trip.pl,
    ...(trip.dl !== undefined && { dl: trip.dl }),
    from: trip.from,
    to: trip.to,
    extras,
    payment,
    total,
    currency,
    language,
    termsAccepted: true,
    ...(!(user?.phone && user.birthDate) && { driver: driverOf(fields, user) }),
    ...(licence !== null && { licence }),
    ...(licenceBack !== null && { licenceBack }),
    ...(extras.includes('additionalDriver') && {
      additionalDriver: valuesOf(secondFields, fields) as NonNullable<NewBooking['additionalDriver']>,
    }),
  }
}

/** An account's own data come before what was typed. */
function driverOf(fields: CheckoutFields, user: User | null): NonNullable<NewBooking['driver']> {
  const account: Partial<Record<FieldName, string | null>> = user ?? {}
  const known = Object.fromEntries(
    driverFields.flatMap((name) => (account[name] ? [[name, account[name]]] : [])),
  )
  return { ...valuesOf(driverFields, fields), ...known } as NonNullable<NewBooking['driver']>
}

/** What is sent of the given fields, under the last part of their paths. */
function valuesOf(names: readonly FieldName[], fields: CheckoutFields): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const { path, read } = checkoutFields[name]
      return [path.slice(path.indexOf('.') + 1), read(fields[name])]
    }),
  )
}

/** The key to send a body under: the last one while the body is the same, else a new one. */
export function attemptFor(
  last: Attempt | null,
  body: NewBooking,
  mint = () => crypto.randomUUID(),
): Attempt {
  const text = JSON.stringify(body)
  return last?.body === text ? last : { key: mint(), body: text }
}
