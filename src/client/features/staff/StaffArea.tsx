import { Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { StaffLinks } from '#client/layout/staff/StaffTabs.tsx'
import { useSession } from '#client/session/session.ts'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'

/** Around every screen of the staff area. Who was signed out meanwhile is asked to sign in, and comes back here. */
export function StaffArea() {
  const { state } = useSession()
  const next = useRouterState({ select: ({ location }) => location.href })
  if (state === 'out') return <Navigate to="/sign-in" search={{ next }} replace />
  return (
    <>
      <StaffLinks>
        <Shortcuts />
      </StaffLinks>
      <Outlet />
    </>
  )
}
