import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease } from '#client/ui/tokens.ts'

const { color, space } = vars

export const explained = style({})

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 44,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const name = style({ flex: 1, minInlineSize: 0 })

export const aside = style({
  whiteSpace: 'nowrap',
  fontSize: 15,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkSecondary,
})

export const chevron = style({
  color: color.inkTertiary,
  transition: `transform ${duration.fast} ${ease.standard}`,
  selectors: { [`${explained}[open] &`]: { transform: 'rotate(180deg)' } },
})

export const text = style({
  paddingBlockEnd: space.s3,
  paddingInlineStart: 30,
  fontSize: 15,
  lineHeight: '22px',
  color: color.inkSecondary,
})
