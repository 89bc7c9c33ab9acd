import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease } from '#client/ui/tokens.ts'
import { type } from '#client/ui/type.ts'

const { color, space } = vars

export const list = style({ borderBlockStart: `1px solid ${color.hair}` })

export const item = style({ borderBlockEnd: `1px solid ${color.hair}` })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  minBlockSize: 60,
  paddingBlock: space.s4,
  cursor: 'pointer',
  listStyle: 'none',
  touchAction: 'manipulation',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accentText } } } },
})

export const chevron = style({
  color: color.accentText,
  transition: `transform ${duration.fast} ${ease.standard}`,
  selectors: { [`${item}[open] &`]: { transform: 'rotate(180deg)' } },
})

export const answer = style({
  display: 'grid',
  gap: space.s3,
  maxInlineSize: '36em',
  paddingBlockEnd: space.s6,
  ...type.bodyL,
  color: color.inkSecondary,
  textWrap: 'pretty',
})
