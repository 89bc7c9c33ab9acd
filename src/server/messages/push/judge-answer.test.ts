import { expect, test } from 'vitest'
import { PermanentError, RetryLaterError } from '#server/platform/jobs/outbox/job-errors.ts'
import { judgeAnswer } from './judge-answer.ts'

const now = Date.parse('2027-03-01T10:00:00Z')
const hour = 3_600_000

function judged(status: number, said = '', retryAfter?: string): string {
  try {
    return judgeAnswer({ status, said, retryAfter }, now)
  } catch (error) {
    if (error instanceof RetryLaterError) return `later ${error.pause}`
    return error instanceof PermanentError ? 'permanent' : 'unknown'
  }
}

test.each([
  [200, 'taken'],
  [201, 'taken'],
  [204, 'taken'],
  [301, 'permanent'],
  [307, 'permanent'],
  [400, 'permanent'],
  [401, 'later 0'],
  [403, 'later 0'],
  [404, 'gone'],
  [408, 'later 0'],
  [410, 'gone'],
  [413, 'permanent'],
  [429, 'later 0'],
  [500, 'later 0'],
  [503, 'later 0'],
])('an answer of %i means: %s', (status, meaning) => {
  expect(judged(status)).toBe(meaning)
})

test.each([
  ['Apple', 400, '{"reason":"VapidPkHashMismatch"}'],
  [
    'Google',
    403,
    'the VAPID credentials in the authorization header do not correspond to the credentials used to create the subscriptions.',
  ],
  ['Mozilla', 401, '{"code":401,"errno":109,"message":"VAPID public key mismatch"}'],
])('a device that %s knows under another key than ours is gone', (_, status, said) => {
  expect(judged(status, said)).toBe('gone')
  expect(judged(500, said)).toBe('later 0')
})

test.each([
  ['120', 'later 120000'],
  ['Mon, 01 Mar 2027 10:05:00 GMT', 'later 300000'],
  ['Mon, 01 Mar 2027 09:00:00 GMT', 'later 0'],
  ['999999999', `later ${6 * hour}`],
  ['Infinity', `later ${6 * hour}`],
  ['-5', 'later 0'],
  ['soon', 'later 0'],
  ['', 'later 0'],
])('"Retry-After: %s" means: %s', (retryAfter, meaning) => {
  expect(judged(429, '', retryAfter)).toBe(meaning)
})
