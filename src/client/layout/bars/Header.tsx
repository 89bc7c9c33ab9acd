import { useRouterState } from '@tanstack/react-router'
import { useShape } from '#client/ui/useIsDesktop.ts'
import { onDesktops, onPhones } from '#client/ui/hidden.css.ts'
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
  const shape = useShape()
  return (
    <header className={header}>
      {shape !== 'desktop' && (
        <div className={onPhones}>
          <NarrowBar {...opens} />
        </div>
      )}
      {shape !== 'phone' && (
        <div className={onDesktops}>
          <WideBar {...opens} />
        </div>
      )}
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
