import { queryOptions } from '@tanstack/react-query'
import {
  endOtherSessions as endOthersCall,
  endSession as endCall,
  listSessions,
} from '#contract/account/sessions.ts'
import { CallFailure } from '../call-failure.ts'
import { call } from '../http.ts'

export const sessionQueries = {
  /** Where the signed-in person is signed in, this device first. Under `account`: kept and erased with the person. */
  own: (userId: string) =>
    queryOptions({
      queryKey: ['account', userId, 'sessions'],
      queryFn: ({ signal }) => call(listSessions, { signal }),
      // Who looks here wants to know who is in now.
      staleTime: 0,
    }),
}

/** One that has ended meanwhile is as good as ended. */
export async function endSession(id: string): Promise<void> {
  try {
    await call(endCall, { params: { id } })
  } catch (error) {
    if (!(error instanceof CallFailure && error.code === 'not-found')) throw error
  }
}

/** Signs out everywhere but here. */
export async function endOtherSessions(): Promise<void> {
  await call(endOthersCall, {})
}
