import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

/** The line between two groups. */
export const groups = style({ display: 'grid', gap: vars.space.s6 })

export const cards = style(
  responsive({
    phone: { display: 'grid', gap: vars.space.s2 },
    desktop: { gridTemplateColumns: 'repeat(3, minmax(168px, 1fr))' },
  }),
)

export const legend = style({ marginBlockEnd: vars.space.s2 })
