import { expect, test } from 'vitest'
import { instantOf } from '#domain/rental/period.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { accountOf, emptyAccount, refusedFields, signUpProblems, type SiteAge } from './useSignUp.ts'

const age = { minimumAge: 21, now: instantOf('2026-03-02T10:00')! }
const values = {
  fullName: ' Ngo Bassa Ruth ',
  email: 'ruth@wouri.example ',
  phone: '6 71 23 45 67',
  birthDate: '1990-05-17',
  password: ' mount fako ',
  confirm: ' mount fako ',
  terms: 'on',
}
const wrong = (changes: object, ages: SiteAge = age) =>
  Object.fromEntries(
    Object.entries(signUpProblems({ ...values, ...changes }, ages)).filter(([, problem]) => problem),
  )

test('a filled form has nothing wrong, and is sent as the contract wants it', () => {
  expect(wrong({})).toEqual({})
  expect(accountOf(values, 'fr')).toEqual({
    fullName: 'Ngo Bassa Ruth',
    email: 'ruth@wouri.example',
    phone: '+237671234567',
    birthDate: '1990-05-17',
    password: ' mount fako ',
    language: 'fr',
  })
})

test('an empty form misses everything', () => {
  const { terms, ...rest } = wrong(emptyAccount)
  expect(terms).toBe('terms-not-accepted')
  expect(Object.values(rest)).toEqual(Array<string>(6).fill('required'))
})

test.each([
  [{ password: 'abcde', confirm: 'abcde' }, { password: 'password-too-short' }],
  [{ confirm: 'mount fako' }, { confirm: 'passwords-differ' }],
  [{ birthDate: '2005-03-03' }, { birthDate: 'too-young' }],
  [{ birthDate: '2005-03-02' }, {}],
  [{ birthDate: '2026-03-03' }, { birthDate: 'invalid-date' }],
  [{ phone: '12' }, { phone: 'invalid-phone' }],
  [{ email: 'ruth' }, { email: 'invalid-email' }],
])('%o: %o', (changes, problems) => {
  expect(wrong(changes)).toEqual(problems)
})

test('without the settings the age is left to the server', () => {
  expect(wrong({ birthDate: '2020-01-01' }, { now: age.now })).toEqual({})
})

test('a refusal of the server belongs to its fields', () => {
  expect(refusedFields(new CallFailure('email-registered', { status: 409 }))).toEqual({
    email: 'email-registered',
  })
  expect(
    refusedFields(new CallFailure('too-young', { fields: { birthDate: 'too-young', other: 'required' } })),
  ).toEqual({
    birthDate: 'too-young',
  })
  expect(refusedFields(new Error('x'))).toEqual({})
})
