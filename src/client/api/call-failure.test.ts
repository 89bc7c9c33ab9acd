import { afterEach, expect, test, vi } from 'vitest'
import { CallFailure, failureCode } from './call-failure.ts'

afterEach(() => vi.restoreAllMocks())

test('what is no failure of a call is unexpected, and its cause is in the console', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const bug = new TypeError('x is undefined')
  expect(failureCode(bug)).toBe('unexpected')
  expect(log.mock.calls).toEqual([[bug]])
})

test('a failure of a call is said, not logged', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(failureCode(new CallFailure('suspended'))).toBe('suspended')
  expect(log).not.toHaveBeenCalled()
})
