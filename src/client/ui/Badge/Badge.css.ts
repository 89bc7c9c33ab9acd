import { style, styleVariants } from '@vanilla-extract/css'
import { withFewLetters } from '../responsive.ts'
import { vars } from '../theme.css.ts'
import { fontSize, lineHeight } from '../type.ts'

const { color, space, radius } = vars

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  minBlockSize: 24,
  paddingInline: space.s2,
  borderRadius: radius.full,
  fontSize: fontSize.s13,
  lineHeight: lineHeight.l20,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  ...withFewLetters({ whiteSpace: 'normal', borderRadius: radius.md }),
})

export const tones = styleVariants({
  neutral: { color: color.inkSecondary, background: color.sunken },
  success: { color: color.success, background: color.successWash },
  warning: { color: color.warning, background: color.warningWash },
  danger: { color: color.danger, background: color.dangerWash },
  info: { color: color.info, background: color.infoWash },
  violet: { color: color.violet, background: color.violetWash },
})
