import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const quiet = style([bodyS, { color: color.inkSecondary }])
export const names = style({ display: 'grid', gap: space.s2, gridTemplateColumns: 'minmax(0, 1fr)' })
export const name = style({ display: 'grid' })
export const subject = style({ fontWeight: 600 })
export const refusal = style([bodyS, { color: color.danger }])
/** Below each other or in pairs on a phone, in one line on a desktop. */
export const actions = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
      gap: space.s2,
    },
    desktop: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end' },
  }),
)
