import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const block = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    desktop: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: space.s18,
      alignItems: 'start',
    },
  }),
)

export const more = style({ maxInlineSize: '52ch', overflowWrap: 'anywhere' })

/** Field and button on one line on desktops; an error under the field does not move the button. */
export const line = style(
  responsive({
    phone: { display: 'grid', gap: space.s3 },
    desktop: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  }),
)

/** Level with the field, not with its label. */
export const press = style(
  responsive({ phone: { minBlockSize: 52 }, desktop: { minBlockSize: 44, marginBlockStart: 26 } }),
)
