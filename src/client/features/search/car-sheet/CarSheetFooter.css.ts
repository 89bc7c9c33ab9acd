import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s4,
  rowGap: space.s2,
})

export const price = style({ minInlineSize: 0 })

export const words = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const reason = style({ flexBasis: '100%', fontSize: 14, lineHeight: '20px', color: color.danger })
