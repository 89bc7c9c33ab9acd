import { style } from '@vanilla-extract/css'

/** The block is there for its attribute; what is in it is laid out as if it were not. */
export const block = style({ display: 'contents' })
