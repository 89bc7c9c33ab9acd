// Light unless asked otherwise: the device's own preference counts only for those who say so.

import { createLocalStore, useStore } from '#client/store/create-store.ts'
import { appearanceKey } from '#client/store/local-storage.ts'

export const appearances = ['light', 'dark', 'system'] as const
export type Appearance = (typeof appearances)[number]

const pageColors = { light: '#FAFAFA', dark: '#0F0F10' }
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

const choice = createLocalStore(appearanceKey)

function currentAppearance(): Appearance {
  const stored = choice.get()
  return appearances.find((appearance) => appearance === stored) ?? 'light'
}

/** The sheet of preferences and the settings may stand on one screen: both follow. */
export function useAppearance(): Appearance {
  return useStore({ get: currentAppearance, subscribe: choice.subscribe })
}

export function changeAppearance(appearance: Appearance): void {
  choice.set(appearance === 'light' ? null : appearance)
  show()
}

/** Before the first paint, and again whenever the device goes dark or light. */
export function startAppearance(): void {
  show()
  prefersDark().addEventListener('change', show)
}

function show(): void {
  const appearance = currentAppearance()
  const theme = appearance === 'system' ? (prefersDark().matches ? 'dark' : 'light') : appearance
  document.documentElement.dataset['theme'] = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColors[theme])
}
