import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

/** The word ends, or on a line of its own begins, where the list does. */
export const atEdge = style({ marginInline: `calc(-1 * ${vars.space.s3})` })
