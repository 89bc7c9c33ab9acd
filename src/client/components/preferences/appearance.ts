// Light unless the person chooses otherwise; the device's preference counts only when they choose it.

import { appearanceKey as key, eraseLocal, readLocal, writeLocal } from '#client/store/local-storage.ts'
import { createStore, useStore } from '#client/store/create-store.ts'

export const appearances = ['light', 'dark', 'system'] as const
export type Appearance = (typeof appearances)[number]

const pageColors = { light: '#FAFAFA', dark: '#0F0F10' }
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Read from the device by `startAppearance`. */
const store = createStore<Appearance>('light')

export function useAppearance(): Appearance {
  return useStore(store)
}

export function changeAppearance(appearance: Appearance): void {
  if (appearance === 'light') eraseLocal(key)
  else writeLocal(key, appearance)
  store.set(appearance)
  applyTheme()
}

/** Before the first paint, and again whenever the device goes dark or light. */
export function startAppearance(): void {
  const stored = readLocal(key)
  store.set(appearances.find((appearance) => appearance === stored) ?? 'light')
  applyTheme()
  prefersDark().addEventListener('change', applyTheme)
}

function applyTheme(): void {
  const appearance = store.get()
  const theme = appearance === 'system' ? (prefersDark().matches ? 'dark' : 'light') : appearance
  document.documentElement.dataset['theme'] = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColors[theme])
}
