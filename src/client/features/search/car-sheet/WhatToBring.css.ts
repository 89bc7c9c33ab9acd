import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const lines = style({ display: 'grid', gap: vars.space.s3 })

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  lineHeight: '22px',
})

export const strong = style({ fontWeight: 600, whiteSpace: 'nowrap' })
