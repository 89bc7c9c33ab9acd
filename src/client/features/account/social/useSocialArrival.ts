import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '#domain/failure.ts'
import { fetchOwnRecord } from '#client/api/account.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { enter } from '#client/session/session.ts'

export type Arrival = { failure: Failure | null; retry: () => void }

/** The server has signed somebody in on the way back from a provider: this device learns who it is. */
export function useSocialArrival(id: string, stays: boolean): Arrival {
  const [failure, setFailure] = useState<Failure | null>(null)

  const arrive = useCallback(async () => enter(await fetchOwnRecord(id), stays), [id, stays])
  const fail = useCallback((error: unknown) => setFailure(failureCode(error)), [])

  useEffect(() => {
    arrive().catch(fail)
  }, [arrive, fail])

  function retry() {
    setFailure(null)
    arrive().catch(fail)
  }
  return { failure, retry }
}
