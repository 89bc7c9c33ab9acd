import { style } from '@vanilla-extract/css'

/** Above the link that covers the card. */
export const toggle = style({ zIndex: 1, flex: 'none' })
