import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'

const refusals: ReadonlySet<Failure> = new Set(['not-found', 'signed-out', 'forbidden'])

/** True when the server says that the reader may not have it: then a copy on the device is not shown either. */
export function isRefused(error: Error | null): boolean {
  return error !== null && refusals.has(failureCode(error))
}
