import { globalStyle, style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

const { color, space } = vars

/** A phone reads it from top to bottom; a desktop keeps the voucher beside it. */
export const page = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s5,
    },
    desktop: {
      gridTemplateColumns: 'minmax(0, 1fr) 23.75rem',
      gridTemplateAreas: '"head voucher" "timeline voucher" "main voucher"',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space.s10,
      rowGap: space.s8,
    },
  }),
)

const area = (gridArea: string) => responsive({ desktop: { gridArea } })

export const head = style([{ display: 'grid', gap: space.s2 }, area('head')])
export const titles = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })
export const timeline = style([
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 },
  area('timeline'),
])
export const main = style([
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 },
  area('main'),
])

export const voucher = style([
  area('voucher'),
  responsive({
    desktop: {
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${layout.header.desktop} + ${space.s6})`,
    },
  }),
])

export const places = style(
  responsive({ phone: { display: 'grid', gap: space.s4 }, desktop: { gridTemplateColumns: '1fr 1fr' } }),
)

/** Side by side where the words fit. */
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })
globalStyle(`${acts} > *`, {
  flex: 1,
  inlineSize: 'auto',
  minInlineSize: 'max-content',
  '@media': { [media.narrow]: { minInlineSize: '100%' } },
  paddingInline: space.s3,
})

export const quiet = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })
