import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { BottomNav } from './bars/BottomNav.tsx'
import { Footer } from './bars/Footer.tsx'
import { Header } from './bars/Header.tsx'
import { SkipLink } from './bars/SkipLink.tsx'
import { useKeyboardOpen } from './bars/useKeyboardOpen.ts'
import { below, main } from './Frame.css.ts'
import { LiveUpdates } from './notices/LiveUpdates.tsx'
import { RouteAnnouncer } from './notices/RouteAnnouncer.tsx'
import { Toasts } from './notices/Toasts.tsx'
import { useWaiting } from './notices/useWaiting.ts'
import { VerifyEmail } from './notices/VerifyEmail.tsx'
import { useForcedLanguage } from './preferences/useForcedLanguage.ts'
import { hasFooter, hasTabs } from './screens.ts'

const PreferencesSheet = lazy(() =>
  import('./preferences/PreferencesSheet.tsx').then((module) => ({ default: module.PreferencesSheet })),
)
const AccountSheet = lazy(() =>
  import('./account/AccountSheet.tsx').then((module) => ({ default: module.AccountSheet })),
)

type SheetName = 'preferences' | 'account'

/** What stands around every screen. */
export function Frame() {
  useForcedLanguage()
  useWaiting()
  const [open, setOpen] = useState<SheetName | null>(null)
  const [met, setMet] = useState<readonly SheetName[]>([])
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const isDesktop = useIsDesktop()
  const isTyping = useKeyboardOpen()

  function show(sheet: SheetName) {
    setOpen(sheet)
    setMet((before) => [...before, sheet])
  }
  const showPreferences = () => show('preferences')
  const showAccount = () => show('account')
  const close = () => setOpen(null)

  return (
    <>
      <SkipLink />
      <Header onPreferences={showPreferences} onAccount={showAccount} />
      <VerifyEmail />
      <main id="main" tabIndex={-1} className={main}>
        <Outlet />
      </main>
      {hasFooter(pathname) && <Footer />}
      <div className={below} />
      {!isDesktop && !isTyping && hasTabs(pathname) && <BottomNav onAccount={showAccount} />}
      <Suspense>
        {met.includes('preferences') && <PreferencesSheet open={open === 'preferences'} onClose={close} />}
        {met.includes('account') && (
          <AccountSheet open={open === 'account'} onClose={close} onPreferences={showPreferences} />
        )}
      </Suspense>
      <Toasts />
      <RouteAnnouncer />
      <LiveUpdates />
    </>
  )
}
