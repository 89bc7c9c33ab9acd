import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const lines = style({ display: 'grid', gap: space.s3 })

export const line = style({ display: 'grid', gap: 2 })

export const term = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

/** Old and new stand in one line where there is room for both. */
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const before = style({ color: color.inkSecondary, textDecoration: 'line-through' })
export const arrow = style({ flex: 'none', color: color.inkTertiary })
export const after = style({ fontWeight: 600 })
