import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const choices = style({ display: 'grid', gridAutoFlow: 'row', gap: vars.space.s2 })

/** A computer has its camera elsewhere: there a file is chosen. */
export const camera = style({ '@media': { '(pointer: fine)': { display: 'none' } } })
