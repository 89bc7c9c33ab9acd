import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const group = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  outlineOffset: 4,
  // The bar at the end of a phone's screen must not lie over what is asked for.
  scrollMarginBlock: space.s24,
})

/** As high as the row that takes their place, so that nothing below jumps. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 64,
  marginBlockStart: 6,
})

/** A computer's camera looks at the person, not at a card. */
export const camera = style({ '@media': { '(pointer: fine)': { display: 'none' } } })
