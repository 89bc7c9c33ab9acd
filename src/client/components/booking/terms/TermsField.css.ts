import { style } from '@vanilla-extract/css'

/** Below the words of the box, not below the box. */
export const readTerms = style({
  minBlockSize: 44,
  marginInlineStart: 36,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: 14,
  cursor: 'pointer',
})
