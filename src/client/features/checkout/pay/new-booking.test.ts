import { expect, test } from 'vitest'
import * as v from 'valibot'
import type { User } from '#contract/account/account.ts'
import { NewBooking } from '#contract/bookings/new-booking.ts'
import { emptyFields } from '#client/features/checkout/draft.ts'
import { attemptFor, newBookingOf } from './new-booking.ts'

const fields = {
  ...emptyFields,
  fullName: ' Ruth Ngo Bassa ',
  email: 'Ruth@Wouri.example ',
  phone: '+237 6 71 23 45 67',
  birthDate: '1990-05-17',
  secondName: 'Paul Essomba',
  secondPhone: '699887766',
  secondBirthDate: '1988-01-02',
}
const checkout: Parameters<typeof newBookingOf>[0] = {
  car: 'demo-prado-daily',
  trip: { pl: 'douala-airport', from: '2027-03-01T10:00', to: '2027-03-04T10:00' },
  extras: [],
  payment: 'counter',
  total: 150_000,
  currency: 'XAF',
  language: 'en',
  fields,
  licence: null,
  licenceBack: null,
  user: null,
}
const amina = {
  _id: 'amina-ngassa',
  fullName: 'Amina Ngassa',
  email: 'amina@wouri.example',
  phone: '+237655443322',
  birthDate: '1991-02-03',
} as User

test('a guest’s form becomes a body that the contract takes', () => {
  const body = newBookingOf(checkout)
  expect(v.safeParse(NewBooking, body).success).toBe(true)
  expect(body.driver).toEqual({
    fullName: 'Ruth Ngo Bassa',
    email: 'ruth@wouri.example',
    phone: '+237671234567',
    birthDate: '1990-05-17',
  })
  expect(body).not.toHaveProperty('additionalDriver')
})

test('a signed-in driver sends nothing that is already known', () => {
  expect(newBookingOf({ ...checkout, user: amina })).not.toHaveProperty('driver')
})

test('missing details are sent together with those of the account', () => {
  expect(newBookingOf({ ...checkout, user: { ...amina, phone: null } }).driver).toEqual({
    fullName: 'Amina Ngassa',
    email: 'amina@wouri.example',
    phone: '+237671234567',
    birthDate: '1991-02-03',
  })
})

test('a licence sent now goes along by its name; the one on file needs no word', () => {
  expect(newBookingOf(checkout)).not.toHaveProperty('licence')
  const alone = newBookingOf({ ...checkout, user: amina, licence: 'abc.jpg' })
  expect(alone.licence).toBe('abc.jpg')
  expect(alone).not.toHaveProperty('licenceBack')
  const both = newBookingOf({ ...checkout, licence: 'abc.jpg', licenceBack: 'def.jpg' })
  expect(v.parse(NewBooking, both)).toMatchObject({ licence: 'abc.jpg', licenceBack: 'def.jpg' })
})

test('the second driver goes along only when there is one', () => {
  expect(newBookingOf({ ...checkout, extras: ['additionalDriver'] }).additionalDriver).toEqual({
    fullName: 'Paul Essomba',
    phone: '+237699887766',
    birthDate: '1988-01-02',
  })
})

test('the same body keeps its key, another body gets another one', () => {
  const first = attemptFor(null, newBookingOf(checkout), () => 'a-a-a-a-a')
  expect(attemptFor(first, newBookingOf({ ...checkout, payment: 'full' }), () => 'd-d-d-d-d').key).toBe(
    'd-d-d-d-d',
  )
  expect(attemptFor(first, newBookingOf(checkout), () => 'b-b-b-b-b')).toBe(first)
  expect(attemptFor(first, newBookingOf({ ...checkout, total: 160_000 }), () => 'c-c-c-c-c').key).toBe(
    'c-c-c-c-c',
  )
})
