import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const places = style({ display: 'grid', gap: space.s4 })

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
})

export const label = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const name = style({ fontWeight: 600, lineHeight: '24px' })

export const address = style({ lineHeight: '24px', color: color.inkSecondary })
