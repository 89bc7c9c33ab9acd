import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const lines = style({ display: 'grid', gap: vars.space.s3 })

/** Money that is not the booking's. */
export const struck = style({ color: vars.color.inkSecondary })
