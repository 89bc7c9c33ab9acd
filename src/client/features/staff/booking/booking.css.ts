import { globalStyle, style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const column = style({ ...stack, gap: space.s5 })

/** A phone reads it from top to bottom; a desktop has the acts on one side and the facts on the other. */
export const page = style(
  responsive({
    phone: { ...stack, gap: space.s4 },
    desktop: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      columnGap: space.s8,
      rowGap: space.s6,
      alignItems: 'start',
    },
  }),
)
export const head = style([{ ...stack, gap: space.s2 }, responsive({ desktop: { gridColumn: '1 / -1' } })])
export const main = style({ ...stack, gap: space.s4 })
export const aside = style({ ...stack, gap: space.s4 })
export const quiet = style([bodyS, { color: color.inkSecondary }])
export const refused = style({ flexBasis: '100%', color: color.danger, fontWeight: 500 })

/** Side by side where the words fit. */
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })
globalStyle(`${acts} > :is(a, button)`, {
  flex: '1 1 auto',
  '@media': { [media.narrow]: { minInlineSize: '100%' } },
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s4,
  rowGap: space.s1,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const fact = style({ fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'anywhere' })
/** Words and their sums, which are never divided. */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s4,
  rowGap: space.s1,
})
export const sum = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  textAlign: 'end',
})

export const movements = style({ ...stack, gap: space.s3 })
/** What it was beside its sum; what can be done about it below. */
export const ledgerLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s4,
  alignItems: 'baseline',
})
globalStyle(`${ledgerLine} > button`, { gridColumn: '1 / -1', justifySelf: 'end' })
export const event = style({ display: 'grid', gap: 2, fontWeight: 500 })
export const hint = style([bodyS, { display: 'block', fontWeight: 400, color: color.inkSecondary }])
export const note = style({ fontWeight: 400, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const choices = style({ ...stack, gap: space.s2, border: 0, padding: 0, minInlineSize: 0 })
export const legend = style({ fontWeight: 600, marginBlockEnd: space.s1 })

export const licenceLink = style({ display: 'block' })

export const licencePicture = style({
  display: 'block',
  inlineSize: '100%',
  // A photograph of any measure: its frame is there before it.
  aspectRatio: '3 / 2',
  maxBlockSize: '60vh',
  objectFit: 'contain',
  borderRadius: vars.radius.sm,
  background: vars.color.sunken,
})
