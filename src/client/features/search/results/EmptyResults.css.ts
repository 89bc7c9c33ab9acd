import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const rescue = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s3 })

export const title = style({ fontWeight: 600 })

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s2,
})
