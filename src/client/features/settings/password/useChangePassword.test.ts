import { expect, test } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { changeProblems, refusedChange } from './useChangePassword.ts'

const right = { current: 'wouri-2026', password: 'sanaga-2027', confirm: 'sanaga-2027' }

test('a change that is typed right has no problem', () => {
  expect(Object.values(changeProblems(right, true)).filter(Boolean)).toEqual([])
})

test('a missing new password has a sentence of its own, a short one the rule', () => {
  expect(changeProblems({ ...right, password: '' }, true).password).toBe('password-missing')
  expect(changeProblems({ ...right, password: 'abcde' }, true).password).toBe('password-too-short')
})

test('the confirmation must be the same, letter by letter', () => {
  expect(changeProblems({ ...right, confirm: 'sanaga-2027 ' }, true).confirm).toBe('passwords-differ')
})

test('only an account that has a password is asked for it', () => {
  const withoutCurrent = { ...right, current: '' }
  expect(changeProblems(withoutCurrent, true).current).toBe('required')
  expect(changeProblems(withoutCurrent, false).current).toBeUndefined()
})

test('a refusal of the server shows at its field', () => {
  const tooCommon = new CallFailure('password-too-common', {
    status: 400,
    fields: { newPassword: 'password-too-common' },
  })
  expect(refusedChange(tooCommon)).toEqual({ password: 'password-too-common' })
  const tooLong = new CallFailure('invalid-input', { status: 400, fields: { password: 'too-long' } })
  expect(refusedChange(tooLong)).toEqual({ current: 'too-long' })
  expect(refusedChange(new CallFailure('offline'))).toEqual({})
})
