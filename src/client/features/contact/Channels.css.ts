import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const channels = style(
  responsive({ phone: { display: 'grid', gap: space.s4 }, desktop: { gridArea: 'channels' } }),
)

export const lines = style({ display: 'grid', marginBlock: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s4,
  paddingBlock: '10px',
  lineHeight: '24px',
  borderBlockEnd: `1px solid ${color.hair}`,
  selectors: {
    '&:first-child': { borderBlockStart: `1px solid ${color.hair}` },
    // What follows begins with a line of its own.
    '&:last-child': { borderBlockEnd: 0 },
  },
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const name = style({ color: color.inkSecondary })

export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  color: color.inkSecondary,
})
