import { globalStyle, style } from '@vanilla-extract/css'
import { wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const details = style({ display: 'grid', gap: space.s2 })

export const detail = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  lineHeight: '24px',
  ...wrapsWhenNarrow,
})

globalStyle(`${detail} > dt`, { color: color.inkSecondary })
globalStyle(`${detail} > dd`, { textAlign: 'end' })
