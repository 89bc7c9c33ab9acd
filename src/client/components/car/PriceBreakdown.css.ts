import { globalStyle, style } from '@vanilla-extract/css'
import { beforeAmount } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { type } from '#client/ui/type.ts'

export const breakdown = style({
  margin: 0,
  display: 'grid',
  gap: vars.space.s2,
  ...type.bodyM,
})

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s4}`,
  flexWrap: 'wrap',
  color: vars.color.inkSecondary,
})
globalStyle(`${row} > dt`, beforeAmount)

export const sum = style([
  row,
  {
    paddingBlockStart: vars.space.s3,
    marginBlockStart: vars.space.s1,
    borderBlockStart: `1px solid ${vars.color.hair}`,
    color: vars.color.ink,
    fontWeight: 600,
  },
])

export const amount = style({
  margin: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.ink,
})

export const rateAge = style({ margin: 0, ...type.bodyS, color: vars.color.inkSecondary })
