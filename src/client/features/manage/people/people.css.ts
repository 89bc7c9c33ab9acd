import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

/** What is known beside what is done, where there is room. */
export const columns = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4, alignItems: 'start' },
    desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
)
export const entries = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 })
