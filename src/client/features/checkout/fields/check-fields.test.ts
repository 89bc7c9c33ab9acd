import { expect, test } from 'vitest'
import { instantOf } from '#domain/rental/period.ts'
import { emptyFields } from '#client/features/checkout/draft.ts'
import { askedOf, driverStep, licenceProblem, problemsOf, fieldRefusals } from './check-fields.ts'
import { ageProblem, driverFields, type AgeRule } from './checkout-fields.ts'

const ages: AgeRule = {
  required: 25,
  site: 21,
  pickUp: instantOf('2027-03-01T10:00')!,
  now: instantOf('2027-02-01T10:00')!,
}
const right = {
  ...emptyFields,
  fullName: 'Ruth Ngo Bassa',
  email: 'ruth@wouri.example',
  phone: '671234567',
  birthDate: '1990-05-17',
}

test('a complete form has no problem', () => {
  expect(problemsOf(right, driverFields, ages)).toEqual({})
})

test('an empty field is missing, whatever it is for', () => {
  expect(Object.values(problemsOf(emptyFields, driverFields, ages))).toEqual(
    driverFields.map(() => ({ code: 'required' })),
  )
})

test('an address and a number are checked by the contract', () => {
  const problems = problemsOf({ ...right, email: 'ruth@', phone: '12345' }, driverFields, ages)
  expect(problems).toEqual({ email: { code: 'invalid-email' }, phone: { code: 'invalid-phone' } })
})

test('age is counted at pick-up, and the message names the required age', () => {
  expect(ageProblem('2002-03-01', ages)).toBeNull()
  expect(ageProblem('2002-03-02', ages)).toEqual({ code: 'too-young-for-car', count: 25 })
  expect(ageProblem('2007-01-01', ages)).toEqual({ code: 'too-young', count: 25 })
  expect(ageProblem('2030-01-01', ages)).toEqual({ code: 'invalid-date' })
})

test('no driver continues without a licence', () => {
  expect(driverStep).toContain('licence')
  expect(licenceProblem(false)).toEqual({ code: 'licence-required' })
  expect(licenceProblem(true)).toBeUndefined()
})

test('a signed-in driver is asked only what their account misses', () => {
  const user = { fullName: 'Amina', email: 'amina@wouri.example', phone: null, birthDate: '1990-05-17' }
  expect(askedOf(user as Parameters<typeof askedOf>[0])).toEqual(['phone'])
  expect(askedOf(null)).toEqual(driverFields)
})

test('a refusal finds the field of the form it belongs to', () => {
  const fields = {
    'driver.birthDate': 'too-young',
    'additionalDriver.phone': 'invalid-phone',
    from: 'outside-hours',
  } as const
  expect(fieldRefusals({ code: 'invalid-input', fields })).toEqual({
    birthDate: 'too-young',
    secondPhone: 'invalid-phone',
  })
})

test('a registered address shows at the email field, although the failure names no field', () => {
  expect(fieldRefusals({ code: 'email-registered', fields: undefined })).toEqual({
    email: 'email-registered',
  })
})

test.each(['licence-required', 'not-found'] as const)(
  'a licence refused as %s is said at the licence',
  (failure) => {
    for (const side of ['licence', 'licenceBack'])
      expect(fieldRefusals({ code: failure, fields: { [side]: failure } })).toEqual({ licence: failure })
  },
)

test('a failure without a field marks none', () => {
  expect(fieldRefusals({ code: 'car-taken', fields: undefined })).toEqual({})
})
