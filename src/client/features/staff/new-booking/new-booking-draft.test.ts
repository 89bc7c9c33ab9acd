import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { BookableCar } from '#contract/staff/new-booking.ts'
import {
  askedOf,
  carChoice,
  Draft,
  emptyDraft,
  problemsOf,
  type NewBookingDraft,
} from './new-booking-draft.ts'

const complete: NewBookingDraft = {
  ...emptyDraft({ car: 'demo-prado-daily', from: '2027-03-02T10:00', to: '2027-03-05T10:00' }),
  pl: 'douala-airport',
  isNew: true,
  fullName: 'Ebongue Marcel',
  phone: '+237671009988',
  birthDate: '1984-02-11',
}
const withKnown = (lacks: { phone?: string; birthDate?: string | null }): NewBookingDraft => ({
  ...complete,
  known: {
    _id: 'amina-ngassa',
    fullName: 'Amina Ngassa',
    email: 'driver@wouri.example',
    phone: '+237629000201',
    birthDate: '1991-04-17',
    language: 'en',
    bookings: 1,
    lastPickUp: null,
    ...lacks,
  },
  phone: '',
  birthDate: '',
})

test('a driver’s language is kept with what was typed; what was kept before there was one is still read', () => {
  const { language: _language, ...earlier } = complete
  expect(v.parse(Draft, earlier).language).toBeNull()
  expect(v.parse(Draft, { ...complete, language: 'es' }).language).toBe('es')
})

test('nothing is wrong with what can be booked', () => {
  expect(problemsOf(complete)).toEqual({})
  expect(problemsOf(withKnown({}))).toEqual({})
})

test.each<[string, NewBookingDraft, object]>([
  ['nobody was chosen', { ...complete, isNew: false }, { driver: 'required' }],
  [
    'a new driver lacks everything',
    { ...complete, fullName: ' ', phone: '', birthDate: '' },
    { 'driver.fullName': 'required', 'driver.phone': 'required', 'driver.birthDate': 'required' },
  ],
  [
    'what was typed is none',
    { ...complete, phone: '12', birthDate: '2001-02-30', email: 'ebongue' },
    {
      'driver.phone': 'invalid-phone',
      'driver.birthDate': 'invalid-date',
      'driver.email': 'invalid-email',
    },
  ],
  [
    'the file lacks a phone number and a birth date',
    withKnown({ phone: '', birthDate: null }),
    { 'driver.phone': 'required', 'driver.birthDate': 'required' },
  ],
  [
    'the second driver is not named',
    { ...complete, extras: ['additionalDriver'] },
    {
      'additionalDriver.fullName': 'required',
      'additionalDriver.phone': 'required',
      'additionalDriver.birthDate': 'required',
    },
  ],
  ['there is no car and no place', { ...complete, car: '', pl: null }, { car: 'required', pl: 'required' }],
  ['the end is before the start', { ...complete, to: '2027-03-01T10:00' }, { to: 'invalid-date' }],
  ['a discount has no reason', { ...complete, discount: '10 000' }, { 'discount.reason': 'required' }],
  [
    'a discount is no amount',
    { ...complete, discount: 'ten', discountReason: 'Third rental' },
    { 'discount.amount': 'invalid-input' },
  ],
  [
    'a rule is set aside without a reason',
    { ...complete, setAside: ['pick-up-too-soon'] },
    { 'setAside.reason': 'required' },
  ],
])('said at its field: %s', (_, draft, problems) => {
  expect(problemsOf(draft)).toEqual(problems)
})

const car = {
  _id: 'a-car',
  name: 'Prado',
  plate: null,
  supplier: { _id: 'mboa-prestige', name: 'Mboa Prestige' },
  places: ['douala-airport'],
  total: 150_000,
  extras: [{ extra: 'theftProtection', amount: 6000 }],
} satisfies BookableCar

test('a chosen car brings its only place, and takes along what it has not', () => {
  const typed = { pl: 'kribi', dl: 'kribi', extras: ['theftProtection', 'fullInsurance'] as const }
  expect(carChoice({ ...typed, extras: [...typed.extras] }, car)).toEqual({
    car: 'a-car',
    pl: 'douala-airport',
    dl: null,
    extras: ['theftProtection'],
  })
  const inTwo = { ...car, places: ['douala-airport', 'kribi'] }
  expect(carChoice({ ...complete, pl: 'kribi', dl: null }, inTwo)).toMatchObject({ pl: 'kribi' })
  expect(carChoice({ ...complete, pl: null, dl: null }, inTwo)).toMatchObject({ pl: null })
  expect(carChoice(complete, undefined)).toEqual({})
})

test.each(['10 000', '10,000', '10k', '10.000 FCFA'])('a discount of %s is ten thousand', (discount) => {
  const draft = { ...complete, discount, discountReason: 'Third rental' }
  expect(askedOf(draft)?.discount).toEqual({ amount: 10_000, reason: 'Third rental' })
})
