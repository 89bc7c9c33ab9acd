import { globalStyle, style } from '@vanilla-extract/css'
import { media, responsive, withFewLetters } from '#client/ui/responsive.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'
import { fontSize, lineHeight } from '#client/ui/type.ts'

const { color, space, radius } = vars

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
/** The picture beside the name; above it where two columns are too many. */
export const car = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      gap: space.s4,
      '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    desktop: { gap: space.s6 },
  }),
)
export const carPhoto = style(
  responsive({
    phone: { display: 'block', inlineSize: 112, borderRadius: radius.sm, overflow: 'hidden' },
    desktop: { inlineSize: 180, borderRadius: radius.md },
  }),
)
export const carWords = style({ display: 'grid', gap: space.s1, justifyItems: 'start', minInlineSize: 0 })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, marginBlockStart: space.s1 })
export const timeline = style([
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 },
  area('timeline'),
])
export const arrival = style({ marginBlockStart: space.s3 })
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
  responsive({
    phone: { display: 'grid', gap: space.s4 },
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
)

// On paper is what a counter asks for, on one sheet: no steps that pass, and nothing to press.
globalStyle(`${timeline}, ${head} > :not(${car}), ${main} > :not([data-print])`, {
  '@media': { print: { display: 'none' } },
})
// A place with a long address, and many extras, must not need a second one.
globalStyle(`${page}, ${main}`, { '@media': { print: { gap: space.s3 } } })
globalStyle(page, { '@media': { print: { zoom: 0.8 } } })

/** Side by side where the words fit. */
export const acts = style({ containerType: 'inline-size', display: 'flex', flexWrap: 'wrap', gap: space.s3 })
globalStyle(`${acts} > *`, {
  flex: 1,
  inlineSize: 'auto',
  minInlineSize: 'max-content',
  ...withFewLetters({ minInlineSize: '100%' }),
  paddingInline: space.s3,
})

export const news = style(
  responsive({
    phone: { display: 'grid', gap: space.s3 },
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  }),
)

/** What the supplier knows already, and the way to say more. */
export const reported = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
})
export const reportedText = style([
  bodyS,
  { display: 'flex', gap: space.s2, flex: '1 1 12rem', fontWeight: 600, color: color.success },
])
globalStyle(`${reportedText} > svg`, { flex: 'none' })

export const quiet = style([bodyS, { color: color.inkSecondary }])

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  paddingBlockStart: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.hair}`,
})

export const stateCard = style({ display: 'grid', gap: vars.space.s4, padding: vars.space.s5 })
export const reference = style({
  fontSize: fontSize.s20,
  lineHeight: lineHeight.l28,
  fontWeight: 600,
  letterSpacing: '.08em',
})

export const staleNotice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  padding: space.s4,
  marginBlockEnd: space.s5,
  borderRadius: radius.md,
  background: color.warningWash,
})

export const staleAge = style([bodyS, { color: color.inkSecondary }])

export const receiptActions = style({
  '@media': { print: { display: 'none' } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
})
