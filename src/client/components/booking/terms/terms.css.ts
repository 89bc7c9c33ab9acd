import { style, globalStyle } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, lineHeight } from '#client/ui/type.ts'

/** Below the words of the box, not below the box. */
export const readTerms = style({
  minBlockSize: 44,
  marginInlineStart: 36,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: fontSize.s14,
  cursor: 'pointer',
})

export const prose = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingBlockEnd: vars.space.s6,
  lineHeight: lineHeight.l26,
})

globalStyle(`${prose} h3:not(:first-child)`, { marginBlockStart: vars.space.s4 })

export const closeButton = style({ marginBlockStart: vars.space.s4 })
