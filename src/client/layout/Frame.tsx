import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { withMessages } from '#client/i18n/catalogs.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { BottomNav } from './bars/BottomNav.tsx'
import { Header } from './bars/Header.tsx'
import { SkipLink } from './bars/SkipLink.tsx'
import { useKeyboardOpen } from './bars/useKeyboardOpen.ts'
import { deferred } from '../hydration/deferred.tsx'
import { below, main } from './Frame.css.ts'
import { useForcedLanguage } from './preferences/useForcedLanguage.ts'
import { hasFooter, hasTabs } from './screens.ts'

// Elements made once: React would remove prerendered markup whose code is not here yet if it were given a new element.
const verifyEmail = deferred(async () => (await import('./notices/VerifyEmail.tsx')).VerifyEmail)
const footer = deferred(async () => (await import('./bars/Footer.tsx')).Footer)
const notices = deferred(async () => (await import('./notices/Notices.tsx')).Notices)
const PreferencesSheet = lazy(
  withMessages('frame', async () => ({ default: (await import('./preferences/PreferencesSheet.tsx')).PreferencesSheet })),
)
const AccountSheet = lazy(withMessages('frame', async () => ({ default: (await import('./account/AccountSheet.tsx')).AccountSheet })))

type SheetName = 'preferences' | 'account'

/** What stands around every screen. */
export function Frame() {
  useForcedLanguage()
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
      {verifyEmail}
      <main id="main" tabIndex={-1} className={main}>
        <Outlet />
      </main>
      {hasFooter(pathname) && footer}
      <div className={below} />
      {!isDesktop && !isTyping && hasTabs(pathname) && <BottomNav onAccount={showAccount} />}
      <Suspense>
        {met.includes('preferences') && <PreferencesSheet open={open === 'preferences'} onClose={close} />}
        {met.includes('account') && (
          <AccountSheet open={open === 'account'} onClose={close} onPreferences={showPreferences} />
        )}
      </Suspense>
      {notices}
    </>
  )
}
