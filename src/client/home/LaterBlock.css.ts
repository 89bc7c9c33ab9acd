import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'

/** The newsletter in its longest language. */
export const room = style(responsive({ phone: { minBlockSize: 276 }, desktop: { minBlockSize: 132 } }))
