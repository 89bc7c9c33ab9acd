// Light unless asked otherwise: the device's own preference counts only for those who say so.

import { useSyncExternalStore } from 'react'
import { appearanceKey as key, eraseLocal, readLocal, writeLocal } from '#client/store/local-storage.ts'

export const appearances = ['light', 'dark', 'system'] as const
export type Appearance = (typeof appearances)[number]

const pageColors = { light: '#FAFAFA', dark: '#0F0F10' }
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function currentAppearance(): Appearance {
  const stored = readLocal(key)
  return appearances.find((appearance) => appearance === stored) ?? 'light'
}

/** The sheet of preferences and the settings may stand on one screen: both follow. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, currentAppearance)
}

export function changeAppearance(appearance: Appearance): void {
  if (appearance === 'light') eraseLocal(key)
  else writeLocal(key, appearance)
  show()
  for (const listener of listeners) listener()
}

/** Before the first paint, and again whenever the device goes dark or light. */
export function startAppearance(): void {
  show()
  prefersDark().addEventListener('change', show)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(): void {
  const appearance = currentAppearance()
  const theme = appearance === 'system' ? (prefersDark().matches ? 'dark' : 'light') : appearance
  document.documentElement.dataset['theme'] = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColors[theme])
}
