import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { type } from '#client/ui/type.ts'

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { flexWrap: 'wrap' } },
  ...type.bodyS,
  color: vars.color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
})

export const star = style({ color: vars.color.metal, fill: 'currentColor' })
