import { style } from '@vanilla-extract/css'

/** A thumb's height. */
export const inLine = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 })
