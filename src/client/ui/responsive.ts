// The phone is the base; the desktop adds to it.

import type { StyleRule } from '@vanilla-extract/css'

export const breakpoints = { sm: 480, md: 720, lg: 960, xl: 1280 } as const

export const media = {
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  desktop: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
  /** A pointer that can rest over things: hover styles belong here, or they stick after a tap. */
  hover: '(hover: hover) and (pointer: fine)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const

type MediaRules = NonNullable<StyleRule['@media']>
type Responsive = { phone?: StyleRule; desktop?: MediaRules[string] }

/** One rule from a phone part (the base) and what changes from 960 px. */
export function responsive({ phone = {}, desktop }: Responsive): StyleRule {
  if (desktop === undefined) return phone
  return { ...phone, '@media': { ...phone['@media'], [media.desktop]: desktop } }
}
