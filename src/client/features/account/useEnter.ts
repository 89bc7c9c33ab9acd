import { useEffect, useRef } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useSession } from '#client/session/session.ts'
import { safeNext } from './next-path.ts'

/**
 * Whoever is signed in, or has just signed in, goes on to where they wanted to be; `detour` is an address of the server
 * on the way there.
 */
export function useEnter(next: string | undefined, detour?: string): void {
  const router = useRouter()
  const { state } = useSession()
  const target = safeNext(next, location.origin)
  const isIn = state === 'in'
  const hasLeft = useRef(false)

  useEffect(() => {
    if (!isIn || hasLeft.current) return
    hasLeft.current = true
    if (detour === undefined) router.history.replace(target)
    else location.replace(detour)
  }, [isIn, router, target, detour])
}
