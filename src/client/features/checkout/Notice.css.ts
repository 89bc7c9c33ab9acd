import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const notice = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space.s3,
  padding: space.s4,
  borderRadius: radius.md,
  fontSize: 15,
  lineHeight: '22px',
})

export const tones = styleVariants({
  danger: { background: color.dangerWash, color: color.danger },
  warning: { background: color.warningWash, color: color.warning },
  info: { background: color.accentWash, color: color.ink },
})

export const words = style({ display: 'grid', gap: space.s2, justifyItems: 'start', minInlineSize: 0 })
