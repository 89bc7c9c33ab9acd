import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const content = style({ display: 'grid', gap: space.s5, maxInlineSize: 480 })

export const heading = style({ fontSize: 14, lineHeight: '20px', fontWeight: 600, color: color.inkSecondary })

export const fates = style({ display: 'grid', gap: space.s2, paddingBlockStart: space.s2 })

export const fate = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space.s3,
  alignItems: 'start',
  lineHeight: '22px',
})
