import { style } from '@vanilla-extract/css'
import { struck } from '#client/components/booking/payments/payments.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const editor = style({ ...stack, gap: space.s5 })
export const line = style({ ...stack, gap: space.s2, border: 0, padding: 0, minInlineSize: 0 })
/** A word and its sum, which is never divided: it goes below where both do not fit. */
export const lineHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s4,
  fontWeight: 600,
})
export const typedHead = style({ fontWeight: 600, marginBlockEnd: space.s1 })
export const sum = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
export const struckSum = style([sum, struck])
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s4,
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.hair}`,
})
/** What can be done about a line, below it. */
export const lineActs = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space.s2,
  selectors: { '&:empty': { display: 'none' } },
})
