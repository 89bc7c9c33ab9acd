import type { Failure } from '#domain/failure.ts'

/** The two codes that only the sign-in screen knows: the server says them with a status, not with a failure. */
export type ShownFailure = Failure | 'wrong-credentials' | 'cookies-refused'
