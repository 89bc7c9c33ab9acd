import { expect, test } from 'vitest'
import { loggedError } from './logged-error.ts'

test('an error of the database keeps where it happened, and none of the words or values that it quotes', () => {
  const detail = 'Failing row contains (ruth@wouri.example).'
  const error = Object.assign(new Error('invalid input "ruth@wouri.example"'), {
    severity: 'ERROR',
    code: '22P02',
    table: 'users',
    detail,
  })
  const logged = loggedError(error)
  expect(logged).toMatchObject({ message: 'refused by the database', code: '22P02', table: 'users' })
  expect(logged.stack).toMatch(/^ {4}at .*logged-error\.test/)
  expect(JSON.stringify(logged)).not.toContain('ruth')
})

test('an error of our own keeps its message', () => {
  expect(loggedError(new TypeError('x is undefined'))).toMatchObject({
    type: 'TypeError',
    message: 'x is undefined',
  })
})
