import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

export const page = style({ gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: layout.form })

/** Below the form and apart from it. */
export const otherWay = style({
  paddingBlockStart: vars.space.s6,
  borderBlockStart: `1px solid ${vars.color.hair}`,
})
