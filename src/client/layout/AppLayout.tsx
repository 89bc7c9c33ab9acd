import { lazy, Suspense, useState, useEffect, type ReactNode } from 'react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { isLanguage } from '#domain/language.ts'
import { withMessages } from '#client/i18n/catalogs.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { deferred } from '#client/hydration/deferred.tsx'
import { changeLanguage, currentLanguage } from '#client/i18n/language.ts'
import { useKeyboardOpen } from '#client/ui/useKeyboardOpen.ts'
import { BottomNav } from './bars/BottomNav.tsx'
import { Header } from './bars/Header.tsx'
import { below, main, skip } from './AppLayout.css.ts'
import { useScreen } from './screens.ts'

// Elements made once: React would remove prerendered markup whose code is not here yet if it were given a new element.
const verifyEmail = deferred(async () => (await import('./notices/VerifyEmail.tsx')).VerifyEmail)
const footer = deferred(async () => (await import('./bars/Footer.tsx')).Footer)
const notices = deferred(async () => (await import('./notices/Notices.tsx')).Notices)
const PreferencesSheet = lazy(
  withMessages('layout', async () => ({
    default: (await import('./PreferencesSheet.tsx')).PreferencesSheet,
  })),
)
const AccountSheet = lazy(
  withMessages('layout', async () => ({
    default: (await import('./account/AccountSheet.tsx')).AccountSheet,
  })),
)

const StaffNavigation = lazy(
  withMessages('staff', async () => ({
    default: (await import('./staff/StaffNavigation.tsx')).StaffNavigation,
  })),
)

type SheetName = 'preferences' | 'account'

/** Header, footer, tabs and sheets around every screen. */
export function AppLayout() {
  useForcedLanguage()
  const [open, setOpen] = useState<SheetName | null>(null)
  const [opened, setOpened] = useState<readonly SheetName[]>([])
  const { hasTabs = true, hasFooter, staffTab } = useScreen()
  const isDesktop = useIsDesktop()
  const isTyping = useKeyboardOpen()

  function show(sheet: SheetName) {
    setOpen(sheet)
    setOpened((before) => [...before, sheet])
  }
  const showPreferences = () => show('preferences')
  const showAccount = () => show('account')
  const close = () => setOpen(null)

  return (
    <>
      <SkipLink />
      <Header
        onPreferences={showPreferences}
        onAccount={showAccount}
        links={staffTab && inTime(<StaffNavigation />)}
      />
      {verifyEmail}
      <main id="main" tabIndex={-1} className={main}>
        <Outlet />
      </main>
      {hasFooter && footer}
      <div className={below} />
      {!isDesktop &&
        !isTyping &&
        hasTabs &&
        (staffTab === undefined ? (
          <BottomNav onAccount={showAccount} />
        ) : (
          inTime(<StaffNavigation onAccount={showAccount} />)
        ))}
      <Suspense>
        {opened.includes('preferences') && <PreferencesSheet open={open === 'preferences'} onClose={close} />}
        {opened.includes('account') && (
          <AccountSheet open={open === 'account'} onClose={close} onPreferences={showPreferences} />
        )}
      </Suspense>
      {notices}
    </>
  )
}

/** Nothing else waits for it. */
const inTime = (part: ReactNode) => <Suspense>{part}</Suspense>

function SkipLink() {
  return (
    <a
      href="#main"
      className={skip}
      onClick={(event) => {
        // Bypasses the router: skipping must not add a step to the history.
        event.preventDefault()
        document.querySelector<HTMLElement>('#main')?.focus()
      }}
    >
      <Trans>Skip to content</Trans>
    </a>
  )
}

/** Applies the language of the search parameter `l`, on in-app navigation too. */
function useForcedLanguage(): void {
  const forced = useRouterState({ select: (state) => state.location.search.l })
  useEffect(() => {
    if (isLanguage(forced) && forced !== currentLanguage()) void changeLanguage(forced)
  }, [forced])
}
