import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  justifyContent: 'space-between',
  borderBlockEnd: `1px solid ${color.hair}`,
})

export const category = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 44,
  minBlockSize: 48,
  paddingInline: space.s1,
  fontSize: 15,
  fontWeight: 500,
  color: color.inkSecondary,
  textAlign: 'center',
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: -1,
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-pressed="true"]': { color: color.ink, borderBlockEndColor: color.metal, fontWeight: 600 },
  },
})
