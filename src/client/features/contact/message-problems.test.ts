import { expect, test } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { longestMessage, messageProblems, refusedFields } from './message-problems.ts'

const values = {
  email: ' visitor@wouri.example ',
  subject: 'A car for a wedding',
  message: 'Good day,\n\ndo you have one?',
}
const wrong = (changes: object) =>
  Object.fromEntries(
    Object.entries(messageProblems({ ...values, ...changes })).filter(([, problem]) => problem),
  )

test('a filled form has nothing wrong', () => {
  expect(wrong({})).toEqual({})
})

test('an empty or blank field is missing', () => {
  expect(wrong({ email: ' ', subject: '  ', message: '\n\n' })).toEqual({
    email: 'required',
    subject: 'required',
    message: 'required',
  })
})

test.each([
  [{ email: 'visitor' }, { email: 'invalid-email' }],
  [{ subject: 'x'.repeat(151) }, { subject: 'too-long' }],
  [{ subject: 'x'.repeat(150) }, {}],
  [{ message: 'x'.repeat(longestMessage + 1) }, { message: 'too-long' }],
  [{ message: `  ${'x'.repeat(longestMessage)}\n` }, {}],
])('the contract decides about %o', (changes, problems) => {
  expect(wrong(changes)).toEqual(problems)
})

test('a refusal of the server shows at the field of the form', () => {
  const refusal = new CallFailure('invalid-input', {
    status: 400,
    fields: { from: 'invalid-email', recaptchaToken: 'required' },
  })
  expect(refusedFields(refusal)).toEqual({ email: 'invalid-email' })
  expect(refusedFields(new CallFailure('too-many-requests', { status: 429 }))).toEqual({})
  expect(refusedFields(new Error('x'))).toEqual({})
})
