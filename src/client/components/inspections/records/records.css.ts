import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { bodyS, titleM } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, radius, space } = vars
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const records = style({ ...stack, gap: space.s8 })
export const record = style({ ...stack, gap: space.s3 })
export const title = titleM
export const quiet = style([bodyS, { color: color.inkSecondary }])
export const flags = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

export const facts = style({ ...stack, gap: space.s1 })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7rem, 100%), 1fr))',
  gap: space.s3,
})
/** The driver's and the agency's beside each other. */
export const pairs = style({ ...stack, gap: space.s4, listStyle: 'none', padding: 0 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s2,
})
globalStyle(`${pair} > :first-child`, { gridColumn: '1 / -1' })
const pictureShape = { inlineSize: '100%', aspectRatio: '4 / 3', borderRadius: radius.sm } as const
export const pictureLink = style({ ...stack, gap: space.s1, overflowWrap: 'anywhere' })
export const picture = style({
  ...pictureShape,
  display: 'block',
  objectFit: 'cover',
  background: color.sunken,
})
export const noPicture = style({
  ...stack,
  gap: space.s1,
  alignContent: 'center',
  minBlockSize: '100%',
  padding: space.s2,
  background: color.sunken,
  borderRadius: radius.sm,
  overflowWrap: 'anywhere',
})

export const marks = style({ ...stack, gap: space.s1, paddingInlineStart: space.s6, listStyle: 'decimal' })
export const signatures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: space.s4,
})
export const signature = style({ ...stack, gap: space.s1, alignContent: 'end', margin: 0 })
export const ink = style({
  display: 'block',
  inlineSize: '100%',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  borderBlockEnd: `1px solid ${color.control}`,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
export const remark = style({
  margin: 0,
  gridColumn: '1 / -1',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
/** Sixty-four letters, for who compares them. */
export const seal = style([quiet, { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }])
