import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

/** What has to be done comes before what went well. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: `${space.s4} ${space.s3}`,
  padding: space.s4,
  border: `1px solid ${color.warning}`,
  borderRadius: radius.md,
  background: color.warningWash,
})

export const icon = style({ color: color.warning, marginBlockStart: 2 })

export const words = style({ display: 'grid', gap: space.s2, overflowWrap: 'anywhere' })

export const quiet = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

/** One above the other on a phone: each is a whole line to press. */
export const actions = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 },
    desktop: { display: 'flex', flexWrap: 'wrap' },
  }),
)

/** Under the words on a desktop; on a phone as wide as the card. */
export const form = style([
  responsive({ phone: { gridColumn: '1 / -1' }, desktop: { gridColumn: '2' } }),
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
])
