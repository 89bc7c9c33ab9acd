import { useEffect, useState } from 'react'
import { useOnline } from '#client/api/connection.ts'

/** How long an answer may take before what is shown instead says its age, in milliseconds. */
const patience = 3000

type Asked = { isError: boolean; failureCount: number; isFetching: boolean; data: unknown }

/**
 * True while what is shown may have changed at the server: there is no network, the last question failed (also while the
 * browser believes to be online: a captive portal, an answer that is none), or it has no answer for a while.
 */
export function useIsOutdated({ isError, failureCount, isFetching, data }: Asked): boolean {
  const isOnline = useOnline()
  const [isSlow, setIsSlow] = useState(false)
  const isWaiting = isFetching && data !== undefined
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isWaiting])
  return !isOnline || isError || failureCount > 0 || (isWaiting && isSlow)
}
