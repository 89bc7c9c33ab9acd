import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../responsive.ts'
import { vars } from '../theme.css.ts'
import { duration, ease } from '../tokens.ts'

export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.hair}`,
  borderRadius: vars.radius.md,
})

/** A card that leads somewhere: it lifts under a resting pointer. */
export const liftingCard = style([
  card,
  {
    transition: `box-shadow ${duration.base} ${ease.standard}`,
    '@media': { [media.hover]: { ':hover': { boxShadow: vars.shadow.e2 } } },
  },
])

/** A list in a card, with a line between its rows. */
export const cardRows = style([card, { overflow: 'hidden' }])
globalStyle(`${cardRows} > li:not(:first-child)`, { borderBlockStart: `1px solid ${vars.color.hair}` })
