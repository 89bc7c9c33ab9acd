import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, radius, space } = vars

export const fields = style({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
})
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: 0,
  padding: 0,
  minInlineSize: 0,
})
export const legend = style({ padding: 0, marginBlockEnd: space.s2, fontWeight: 500 })

/** What was found and can be chosen, below the words that look for it. */
export const found = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1 })
export const foundRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s2,
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: space.s3,
  textAlign: 'start',
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  ':hover': { background: color.sunken },
})
