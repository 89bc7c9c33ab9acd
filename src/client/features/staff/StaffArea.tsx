import { useEffect } from 'react'
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { keepStaffArea } from '#client/pwa/keep-staff-area.ts'
import { useSession } from '#client/session/session.ts'

/** Around every screen of the staff area. Who was signed out meanwhile is asked to sign in, and comes back here. */
export function StaffArea() {
  const navigate = useNavigate()
  const { state, user } = useSession()
  const isOut = state === 'out'
  const isStaff = user !== null && user.type !== 'user'
  // Null as soon as the address is another one, whose code may still be on its way.
  const next = useRouterState({
    select: ({ location }) => (location.pathname.startsWith('/staff') ? location.href : null),
  })
  useEffect(() => {
    if (isOut && next !== null) void navigate({ to: '/sign-in', search: { next }, replace: true })
  }, [isOut, navigate, next])
  useEffect(() => {
    if (isStaff) keepStaffArea().catch(() => undefined)
  }, [isStaff])
  if (isOut) return null
  return <Outlet />
}
