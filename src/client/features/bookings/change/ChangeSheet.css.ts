import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease } from '#client/ui/tokens.ts'

const { color, space, radius } = vars

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 })
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s2,
  minInlineSize: 0,
  border: 0,
  padding: 0,
})
export const legend = style({ fontWeight: 600, marginBlockEnd: space.s1 })
export const quiet = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

/** Room enough for the usual answer, so that nothing below moves when it comes. */
export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s3,
  minBlockSize: 148,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.sunken,
})

export const answer = style({
  display: 'grid',
  gap: space.s3,
  transition: `opacity ${duration.fast} ${ease.standard}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
})

export const foot = style({ display: 'grid', gap: space.s3 })

/** In view whatever is scrolled to: it is what a switch changes. */
export const difference = style({
  fontWeight: 600,
  transition: `opacity ${duration.fast} ${ease.standard}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
})
export const taken = style({ color: color.danger, fontWeight: 500 })
