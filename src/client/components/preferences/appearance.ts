// Light unless the person chooses otherwise; the device's preference counts only when they choose it.

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

export function useAppearance(): Appearance {
  return useStore({ get: currentAppearance, subscribe: choice.subscribe })
}

export function changeAppearance(appearance: Appearance): void {
  choice.set(appearance === 'light' ? null : appearance)
  applyTheme()
}

/** Before the first paint, and again whenever the device goes dark or light. */
export function startAppearance(): void {
  applyTheme()
  prefersDark().addEventListener('change', applyTheme)
}

function applyTheme(): void {
  const appearance = currentAppearance()
  const theme = appearance === 'system' ? (prefersDark().matches ? 'dark' : 'light') : appearance
  document.documentElement.dataset['theme'] = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColors[theme])
}
