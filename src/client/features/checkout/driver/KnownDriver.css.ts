import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const driver = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s4,
  padding: space.s4,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
})

export const emblem = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.full,
  background: color.accentWash,
})

export const name = style({ fontWeight: 600 })

export const detail = style({
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
  overflowWrap: 'anywhere',
})
