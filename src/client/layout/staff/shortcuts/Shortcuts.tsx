import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Keyboard } from 'lucide-react'
import { readLocal, writeLocal } from '#client/store/local-storage.ts'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { isTyping, shortcutOf } from './shortcut-keys.ts'

const ShortcutSheet = lazy(async () => ({ default: (await import('./ShortcutSheet.tsx')).ShortcutSheet }))

const storedKey = 'wouri-staff-keys'

/** The keys of the staff area on a desktop, and the button that lists them. */
export function Shortcuts() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isDesktop = useIsDesktop()
  const [isOpen, setIsOpen] = useState(false)
  const [isOn, setIsOn] = useState(() => readLocal(storedKey) !== 'off')
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector('[role=dialog]')) return
    const shortcut = shortcutOf(event, isOn)
    if (shortcut === null) return
    if (shortcut.kind === 'go') void navigate({ to: shortcut.to })
    else if (shortcut.kind === 'list') setIsOpen(true)
    else document.querySelector<HTMLElement>('main input[type=search]')?.focus()
    event.preventDefault()
  })
  useEffect(() => {
    if (!isDesktop) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isDesktop])
  return (
    <>
      <IconButton
        label={t`Keyboard shortcuts`}
        aria-haspopup="dialog"
        icon={<Keyboard size={20} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ShortcutSheet
            isOn={isOn}
            onChange={(on) => {
              setIsOn(on)
              writeLocal(storedKey, on ? 'on' : 'off')
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
