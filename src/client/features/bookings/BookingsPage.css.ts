import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease } from '#client/ui/tokens.ts'

const { color, space } = vars

export const content = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    desktop: { gap: space.s6 },
  }),
)

/** The filters beside the list. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '13.75rem minmax(0, 1fr)',
  columnGap: space.s6,
  alignItems: 'start',
})

export const listColumn = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

/** What is shown is about to be replaced. */
export const old = style({ opacity: 0.55, transition: `opacity ${duration.fast} ${ease.standard}` })

export const age = style({ fontSize: 14, lineHeight: '20px', color: color.inkTertiary })
