// A refusal: thrown anywhere below a route, answered as {code, fields?} with the status of its code.

import { statusOf, type FailureBody } from '#contract/failure.ts'
import type { Failure } from '#domain/failure.ts'

export class Refusal extends Error {
  readonly code: Failure
  readonly fields: Record<string, Failure> | undefined
  readonly status: number
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    code: Failure,
    details: { fields?: Record<string, Failure>; status?: number; retryAfter?: number } = {},
  ) {
    super(code)
    this.code = code
    this.fields = details.fields
    this.status = details.status ?? statusOf(code)
    this.retryAfter = details.retryAfter
  }

  body(): FailureBody {
    return this.fields ? { code: this.code, fields: this.fields } : { code: this.code }
  }
}

/** Refuses with a code that belongs to one field; the answer's own code is the same. */
export function refuseField(field: string, code: Failure): never {
  throw new Refusal(code, { fields: { [field]: code } })
}
