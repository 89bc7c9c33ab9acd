// Interprets the answer of a push service for the message and for the device (RFC 8030; each service says some of it its own way).

import { hour, type Instant } from '#domain/rental/period.ts'
import { PermanentError, RetryLaterError } from '#server/platform/jobs/outbox/job-errors.ts'

export type ServiceAnswer = {
  status: number
  /** The header, seconds or a date. */
  retryAfter: string | undefined
  /** The beginning of the body. */
  said: string
}

/** How Apple, and how Google and Mozilla, say that the device subscribed under another key than ours of today. */
const otherKey = /VapidPkHashMismatch|do not correspond to the credentials|VAPID public key mismatch/i

const longestPause = 6 * hour

/** Milliseconds; 0 when nothing usable is said. */
function pauseOf(retryAfter: string | undefined, now: Instant): number {
  const seconds = Number(retryAfter ?? 0)
  const pause = Number.isNaN(seconds) ? Date.parse(retryAfter!) - now : seconds * 1000
  return Math.min(longestPause, Math.max(0, pause || 0))
}

/**
 * Throws PermanentError and RetryLaterError as PushPort says. Refused credentials wait: mending our own settings lets the message go,
 * and losing every device over a wrong setting could not be mended.
 */
export function judgeAnswer({ status, retryAfter, said }: ServiceAnswer, now: Instant): 'taken' | 'gone' {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  if ([400, 401, 403].includes(status) && otherKey.test(said)) return 'gone'
  const problem = Object.assign(new Error('The push service refused.'), {
    code: 'EPUSH',
    responseCode: status,
  })
  if (status >= 500 || [401, 403, 408, 425, 429].includes(status))
    throw new RetryLaterError(pauseOf(retryAfter, now), problem)
  throw new PermanentError(problem)
}
