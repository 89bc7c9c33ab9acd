import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'

/** The open list of places covers the sheet: the sheet grows to give it the height of the phone. */
export const room = style(
  responsive({
    phone: { selectors: { '&:has([data-open])': { minBlockSize: '80dvh' } } },
    desktop: { inlineSize: 480, selectors: { '&:has([data-open])': { minBlockSize: 480 } } },
  }),
)
