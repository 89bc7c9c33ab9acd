import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const chips = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s2 })

/** A keyword may be long. */
export const words = style({ maxInlineSize: '26ch', overflow: 'hidden', textOverflow: 'ellipsis' })
