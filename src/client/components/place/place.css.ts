import { globalStyle, style } from '@vanilla-extract/css'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, radius, space } = vars

export const details = style({ display: 'grid', gap: space.s3, gridTemplateColumns: 'minmax(0, 1fr)' })

export const hours = style([bodyS, { display: 'grid', gap: 2, color: color.inkSecondary }])
globalStyle(`${hours} > div`, { display: 'flex', flexWrap: 'wrap', columnGap: space.s2 })
// French and Spanish write days in small letters within a line.
globalStyle(`${hours} dt::first-letter`, { textTransform: 'uppercase' })
globalStyle(`${hours} dd`, { fontVariantNumeric: 'tabular-nums lining-nums' })

export const spots = style([bodyS, { display: 'grid', gap: space.s1, color: color.inkSecondary }])
globalStyle(`${spots} span`, { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: radius.sm,
  background: color.sunken,
})
