import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

/** Three columns of twelve for the names, nine for what they stand for. */
export const columns = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    desktop: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: space.s14 },
  }),
)

export const panel = style({ minInlineSize: 0 })
