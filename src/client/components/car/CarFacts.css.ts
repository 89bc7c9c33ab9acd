import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { type } from '#client/ui/type.ts'

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...type.bodyS,
  color: vars.color.inkSecondary,
})

export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
})
