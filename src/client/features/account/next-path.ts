// Where to go after signing in: only ever back into this site.

import { useEffect, useRef } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useSession } from '#client/session/session.ts'

const accountScreens = /^\/(sign-in|sign-up|activate|forgot-password|reset-password)\/?$/

/** The path of `next` when it is on the same origin, else the bookings. Never a screen about signing in. */
export function safeNext(next: string | undefined, origin: string, fallback = '/bookings'): string {
  if (next === undefined || !next.startsWith('/')) return fallback
  try {
    // The browser reads `//evil`, `/\evil` and a tab between the slashes as another host; so does URL.
    const url = new URL(next, origin)
    if (url.origin !== origin || url.pathname.startsWith('//') || accountScreens.test(url.pathname))
      return fallback
    return url.pathname + url.search + url.hash
  } catch {
    return fallback
  }
}

/**
 * Sends a person who is signed in, or has just signed in, on to where they wanted to be; `detour` is an address of the server
 * to visit first.
 */
export function useRedirectSignedIn(next: string | undefined, detour?: string): void {
  const router = useRouter()
  const { state, user } = useSession()
  const isStaff = user !== null && user.type !== 'user'
  const target = safeNext(next, location.origin, isStaff ? '/staff' : undefined)
  const isIn = state === 'in'
  const hasRedirected = useRef(false)

  useEffect(() => {
    if (!isIn || hasRedirected.current) return
    hasRedirected.current = true
    if (detour === undefined) router.history.replace(target)
    else location.replace(detour)
  }, [isIn, router, target, detour])
}
