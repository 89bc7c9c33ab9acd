import { style } from '@vanilla-extract/css'
import { fadeIn } from '#client/ui/motion.css.ts'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease, z } from '#client/ui/tokens.ts'

const { radius, space } = vars

/** Dark in both themes, so that nothing is brighter than the photograph. */
export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.dialog,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  paddingBlock: 'env(safe-area-inset-top, 0px) env(safe-area-inset-bottom, 0px)',
  paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
  color: '#FAFAFA',
  background: '#0F0F10',
  overscrollBehavior: 'contain',
  animation: `${fadeIn} ${duration.fast} ${ease.standard}`,
  ':focus': { outline: 'none' },
})

export const bar = style({ display: 'flex', alignItems: 'center', gap: space.s1, padding: space.s1 })

export const count = style({
  flex: 1,
  minInlineSize: 0,
  paddingInlineStart: space.s3,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const control = style({
  color: 'inherit',
  ':focus-visible': { outlineColor: '#FAFAFA', outlineOffset: -4 },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: '#2E2E30' } } } },
})

export const strip = style({
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehavior: 'contain',
  selectors: { '&[data-zoomed]': { overflowX: 'hidden' } },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
})

/** What is larger than the screen is moved about in here. */
export const slide = style({
  flex: '0 0 100%',
  display: 'grid',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
})

/** How many times larger a photograph is that is looked at closely. */
const zoomBy = 2.5

const fits = 'min(100%, 150dvh - 150px * 1.5)'

export const whole = style({ inlineSize: fits, margin: 'auto', cursor: 'zoom-in' })

export const zoomed = style({
  inlineSize: `calc(${zoomBy} * ${fits})`,
  margin: 'auto',
  cursor: 'zoom-out',
})

/** Fingers swipe; here are the same steps for everybody else. */
export const step = style({ display: 'flex', justifyContent: 'center', gap: space.s6 })

export const thumbs = style({
  display: 'flex',
  gap: space.s2,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
  padding: space.s3,
  overflowX: 'auto',
  overscrollBehavior: 'contain',
})

export const thumb = style({
  display: 'block',
  inlineSize: 72,
  overflow: 'hidden',
  borderRadius: radius.sm,
  opacity: 0.6,
  selectors: {
    '&[aria-current]': { opacity: 1, outline: '2px solid #FAFAFA', outlineOffset: 2 },
    '&:focus-visible': { opacity: 1, outlineColor: '#FAFAFA' },
  },
})
