import { style } from '@vanilla-extract/css'

export const main = style({ flex: 1, display: 'flex', flexDirection: 'column' })

/** What the bottom bar covers is scrolled free of it. */
export const below = style({ blockSize: 'var(--bottom-inset)', '@media': { print: { display: 'none' } } })
