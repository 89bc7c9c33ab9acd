import { useEffect, useRef } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useSession } from '#client/session/session.ts'
import { safeNext } from './next-path.ts'

/** Whoever is signed in, or has just signed in, goes on to where they wanted to be. */
export function useEnter(next: string | undefined): void {
  const router = useRouter()
  const { state } = useSession()
  const target = safeNext(next, location.origin)
  const isIn = state === 'in'
  const hasLeft = useRef(false)

  useEffect(() => {
    if (!isIn || hasLeft.current) return
    hasLeft.current = true
    router.history.replace(target)
  }, [isIn, router, target])
}
