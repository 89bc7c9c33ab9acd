import { expect, test } from 'vitest'
import { emptyFields } from '#client/features/checkout/draft/draft.ts'
import { instantOf } from '#domain/rental/period.ts'
import {
  ageProblem,
  askedOf,
  driverFields,
  driverStep,
  licenceProblem,
  problemsOf,
  type AgeRule,
} from './check-fields.ts'

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

test('age is counted at pick-up, and the age that would do is said', () => {
  expect(ageProblem('2002-03-01', ages)).toBeNull()
  expect(ageProblem('2002-03-02', ages)).toEqual({ code: 'too-young-for-car', count: 25 })
  expect(ageProblem('2007-01-01', ages)).toEqual({ code: 'too-young', count: 25 })
  expect(ageProblem('2030-01-01', ages)).toEqual({ code: 'invalid-date' })
})

test('nobody goes on without a licence, whoever they are', () => {
  expect(driverStep).toContain('licence')
  expect(licenceProblem(false)).toEqual({ code: 'licence-required' })
  expect(licenceProblem(true)).toBeUndefined()
})

test('somebody signed in is asked only what their account misses', () => {
  const user = { fullName: 'Amina', email: 'amina@wouri.example', phone: null, birthDate: '1990-05-17' }
  expect(askedOf(user as Parameters<typeof askedOf>[0])).toEqual(['phone'])
  expect(askedOf(null)).toEqual(driverFields)
})
