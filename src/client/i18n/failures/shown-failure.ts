import type { Failure } from '#domain/failure.ts'

/** The one code that only the sign-in screen knows: the server says it with a status, not with a failure. */
export type ShownFailure = Failure | 'wrong-credentials'
