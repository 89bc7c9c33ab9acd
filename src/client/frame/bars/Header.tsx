import { useRouterState } from '@tanstack/react-router'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { BackButton } from '../BackButton.tsx'
import { OfflineStrip } from '../notices/OfflineStrip.tsx'
import { ProgressBar } from '../notices/ProgressBar.tsx'
import { SuspendedStrip } from '../notices/SuspendedStrip.tsx'
import { PreferencesChip } from '../preferences/PreferencesChip.tsx'
import { parentOf } from '../screens.ts'
import { back, bar, header } from './Header.css.ts'
import { WideBar } from './WideBar.tsx'
import { Wordmark } from './Wordmark.tsx'

export type Opens = { onPreferences: () => void; onAccount: () => void }

export function Header(opens: Opens) {
  const isDesktop = useIsDesktop()
  return (
    <header className={header}>
      {isDesktop ? <WideBar {...opens} /> : <NarrowBar {...opens} />}
      <SuspendedStrip />
      <OfflineStrip />
      <ProgressBar />
    </header>
  )
}

function NarrowBar({ onPreferences }: Opens) {
  const isDeep = useRouterState({ select: (state) => parentOf(state.location.pathname) !== null })
  return (
    <div className={bar}>
      {isDeep ? <BackButton className={back} /> : <Wordmark />}
      <PreferencesChip onClick={onPreferences} />
    </div>
  )
}
