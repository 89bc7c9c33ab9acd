import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'

const { color, space } = vars

export const blocks = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s14 },
    desktop: { gap: space.s24 },
  }),
)

export const sectionHead = style(
  responsive({ phone: { marginBlockEnd: space.s4 }, desktop: { marginBlockEnd: space.s6 } }),
)

export const sectionText = style({ minBlockSize: 24, marginBlockStart: space.s1 })

export const failure = style({ paddingBlock: space.s4, borderBlock: `1px solid ${color.hair}` })

export const reasons = style(
  responsive({
    phone: { display: 'grid', gap: space.s6 },
    desktop: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space.s8 },
  }),
)

export const reason = style({ paddingBlockStart: space.s4, borderBlockStart: `1px solid ${color.metal}` })

export const reasonText = style({ marginBlockStart: space.s2, maxInlineSize: '45ch' })

export const strip = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 8.5rem), (100% - ${space.s3}) / 2), 1fr))`,
      columnGap: space.s3,
    },
    desktop: { gridTemplateColumns: 'repeat(5, 1fr)', columnGap: space.s6 },
  }),
)

export const agency = style({
  display: 'grid',
  gap: space.s2,
  blockSize: '100%',
  paddingBlock: space.s4,
  borderBlockStart: `1px solid ${color.hair}`,
  textDecoration: 'none',
  selectors: { '&:hover': { borderBlockStartColor: color.ink } },
})

export const agencyText = style([bodyS, { display: 'grid' }])

export const excerpt = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    desktop: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: space.s18,
      alignItems: 'start',
    },
  }),
)

export const excerptHead = style(
  responsive({
    phone: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.s3,
    },
    desktop: { flexDirection: 'column', alignItems: 'flex-start', gap: space.s6 },
  }),
)
