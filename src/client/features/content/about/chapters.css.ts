import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, lineHeight } from '#client/ui/type.ts'

const { color, space } = vars

export const steps = style({ display: 'grid', gap: space.s5, counterReset: 'step' })

export const step = style({
  position: 'relative',
  paddingInlineStart: space.s10,
  counterIncrement: 'step',
  '::before': {
    content: ['counter(step)', "counter(step) / ''"],
    position: 'absolute',
    insetInlineStart: 0,
    fontFamily: vars.font.display,
    fontSize: fontSize.s30,
    lineHeight: lineHeight.l30,
    color: color.accentText,
  },
})

export const stepName = style({ selectors: { '&&': { marginBlockStart: 0 } } })
