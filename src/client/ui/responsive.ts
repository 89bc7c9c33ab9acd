// The phone is the base; the desktop adds to it.

import type { StyleRule } from '@vanilla-extract/css'

type MediaRules = NonNullable<StyleRule['@media']>
type ContainerRules = NonNullable<StyleRule['@container']>

/** In px at the browser's default text size; used in em, so that larger text gets the narrower layout. */
export const breakpoints = { sm: 480, md: 720, lg: 960, xl: 1280 } as const

const from = (px: number) => `(min-width: ${px / 16}em)`

export const media = {
  sm: from(breakpoints.sm),
  md: from(breakpoints.md),
  desktop: from(breakpoints.lg),
  xl: from(breakpoints.xl),
  phone: `not all and ${from(breakpoints.lg)}`,
  /** A phone on its side: wide, and as low as a hand. */
  sideways: `(${breakpoints.md / 16}em <= width < ${breakpoints.lg / 16}em) and (height < 30em)`,
  /** Narrower than any phone: one that is read with larger text. */
  narrow: '(width < 20em)',
  /** The smallest phones with text twice as large. */
  narrowest: '(width < 11em)',
  /** A pointer that can rest over things: hover styles belong here, or they stick after a tap. */
  hover: '(hover: hover) and (pointer: fine)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const

/**
 * What is in a container that holds fewer letters than the smallest phone shows, less its gutters. Unlike a media query, a container
 * query counts the page's own text size, which a reader's style sheet may raise.
 */
export const fewLetters = '(width < 17rem)'

/** A rule for both: where the window holds few letters, and a container around. */
export function withFewLetters(
  rule: MediaRules[string] & ContainerRules[string],
): Pick<StyleRule, '@media' | '@container'> {
  return { '@media': { [media.narrow]: rule }, '@container': { [fewLetters]: rule } }
}

/** The length where the window holds fewer letters than the smallest phone shows, else nothing: for what no container is around. */
export const whereNarrow = (length: string) => `clamp(0px, (20rem - 100vw) * 999, ${length})`

/** A flex row whose items wrap below each other where two do not fit beside each other. */
export const wrapsWhenNarrow = { '@media': { [media.narrow]: { flexWrap: 'wrap' } } } as const

/**
 * The words before an amount in a row that wraps: they take the lines they need beside it, and it goes below only where their longest
 * word leaves it no room. So also where a page's own text size is raised, which no media query hears of.
 */
export const beforeAmount = {
  flex: '1 1 0',
  minInlineSize: 'min-content',
  '@media': { [media.narrow]: { flexBasis: 'auto' } },
} as const

type Part = MediaRules[string]
type Responsive = { phone?: StyleRule; tablet?: Part; desktop?: Part }

/** One rule from a phone part (the base), what changes from 720 px, and what from 960 px. */
export function responsive({ phone = {}, tablet, desktop }: Responsive): StyleRule {
  if (tablet === undefined && desktop === undefined) return phone
  return {
    ...phone,
    '@media': {
      ...phone['@media'],
      ...(tablet && { [media.md]: tablet }),
      ...(desktop && { [media.desktop]: desktop }),
    },
  }
}
