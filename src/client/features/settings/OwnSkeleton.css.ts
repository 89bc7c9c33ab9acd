import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const skeleton = style(
  responsive({
    phone: { display: 'grid', gap: space.s5, paddingBlock: space.s8 },
    desktop: { paddingBlock: space.s10 },
  }),
)

export const row = style({ display: 'flex', alignItems: 'center', gap: space.s4 })

export const fields = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s5 },
  }),
)

export const wide = style({ gridColumn: '1 / -1' })

/** On desktops it stands beside the name. */
export const onPhone = style(responsive({ desktop: { display: 'none' } }))
