import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

/** Where it is, and below what is wrong: a cell may hold one long word. */
export const problem = style({ display: 'grid', padding: vars.space.s3, overflowWrap: 'anywhere' })

export const fileName = style({ overflowWrap: 'anywhere' })
