import { expect, test } from 'vitest'
import { refusedFields } from './server-fields.ts'

test('a refusal finds the field of the form it belongs to', () => {
  const fields = {
    'driver.birthDate': 'too-young',
    'additionalDriver.phone': 'invalid-phone',
    from: 'outside-hours',
  } as const
  expect(refusedFields({ code: 'invalid-input', fields })).toEqual({
    birthDate: 'too-young',
    secondPhone: 'invalid-phone',
  })
})

test('a registered address is said at the e-mail, with or without a field', () => {
  expect(refusedFields({ code: 'email-registered', fields: undefined })).toEqual({
    email: 'email-registered',
  })
})

test.each(['licence-required', 'not-found'] as const)(
  'a licence refused as %s is said at the licence',
  (failure) => {
    expect(refusedFields({ code: failure, fields: { licence: failure } })).toEqual({ licence: failure })
  },
)

test('what is about no field leaves the form alone', () => {
  expect(refusedFields({ code: 'car-taken', fields: undefined })).toEqual({})
})
