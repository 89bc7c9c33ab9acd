// Light unless asked otherwise: the device's own preference counts only for those who say so.

import { eraseLocal, readLocal, writeLocal } from '#client/offline/local.ts'

export const appearances = ['light', 'dark', 'system'] as const
export type Appearance = (typeof appearances)[number]

const key = 'wouri-appearance'
const pageColors = { light: '#FAFAFA', dark: '#0F0F10' }
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

export function currentAppearance(): Appearance {
  const stored = readLocal(key)
  return appearances.find((appearance) => appearance === stored) ?? 'light'
}

export function changeAppearance(appearance: Appearance): void {
  if (appearance === 'light') eraseLocal(key)
  else writeLocal(key, appearance)
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
