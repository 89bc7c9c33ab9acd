import { globalStyle, style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'
import { fontSize } from '#client/ui/type.ts'

const { space } = vars

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 })

export const status = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s4 },
    desktop: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
)

export const option = style(
  responsive({
    phone: { display: 'flex', alignItems: 'center', gap: space.s3, minBlockSize: 44, cursor: 'pointer' },
    desktop: { minBlockSize: 36, fontSize: fontSize.s15 },
  }),
)

/** Side by side where both fit; a date and its button need their room. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr))',
  gap: space.s3,
})
// A date asks for more width than it needs.
globalStyle(`${days} > *, ${days} input`, { minInlineSize: 0, inlineSize: '100%' })

export const chips = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s2 })

/** A keyword may be long. */
export const chipText = style({ maxInlineSize: '26ch', overflow: 'hidden', textOverflow: 'ellipsis' })

export const column = style({
  position: 'sticky',
  insetBlockStart: `calc(${layout.header.desktop} + ${vars.space.s4})`,
})
