// The error of a failed call: a code of the closed list, never a sentence.

import type { Failure } from '#domain/failure.ts'
import { logError } from '#client/store/log-error.ts'

type Details = { status?: number; fields?: Record<string, Failure>; cause?: unknown }

export class CallFailure extends Error {
  readonly code: Failure
  /** Field name to what is wrong with it; nested fields with a dot (`driver.email`). */
  readonly fields: Record<string, Failure> | undefined
  /** The HTTP status; 0 when nothing answered. */
  readonly status: number

  constructor(code: Failure, { status = 0, fields, cause }: Details = {}) {
    super(code, { cause })
    this.name = 'CallFailure'
    this.code = code
    this.fields = fields
    this.status = status
  }
}

/** The code of anything thrown; `unexpected` for what is not a call's failure, which is then in the console. */
export function failureCode(error: unknown): Failure {
  if (error instanceof CallFailure) return error.code
  logError(error)
  return 'unexpected'
}

/** True when the server refused the session itself; no answer, timeouts and 5xx are not a refusal. */
export function isRefusal(error: unknown): error is CallFailure {
  if (!(error instanceof CallFailure)) return false
  return error.status === 401 || error.status === 403 || (error.status === 404 && error.code === 'not-found')
}
