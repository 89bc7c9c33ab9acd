import { style } from '@vanilla-extract/css'
import { media, wrapsWhenNarrow } from '../responsive.ts'
import { vars } from '../theme.css.ts'

export const footer = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2, ...wrapsWhenNarrow })
export const reset = style({ flex: 'none' })
export const show = style({ flex: 1, '@media': { [media.narrow]: { flexBasis: '100%' } } })
