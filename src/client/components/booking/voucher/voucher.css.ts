import { style } from '@vanilla-extract/css'
import { bodyS, caption, displayM, titleM } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, lineHeight, type } from '#client/ui/type.ts'

const { color, space, radius, font, shadow } = vars

const wide = '(min-width: 37.5rem)'
const narrow = '(width < 16rem)'
const notch = 20

/** A container query, not a media query: the card is used in columns and in sheets. */
export const frame = style({ containerType: 'inline-size' })

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  border: `1px solid ${color.hair}`,
  borderRadius: radius.lg,
  background: color.surface,
  boxShadow: shadow.e1,
  overflow: 'hidden',
  breakInside: 'avoid',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } },
})

export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s4,
  padding: space.s5,
  minInlineSize: 0,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s3,
  paddingBlockEnd: space.s3,
  borderBlockEnd: `1px solid ${color.metal}`,
})

export const wordmark = style({
  fontFamily: font.display,
  fontSize: fontSize.s22,
  lineHeight: lineHeight.l24,
})

export const kind = style([caption, { color: color.inkTertiary }])

export const car = style([titleM, {}])

export const quiet = style([bodyS, { color: color.inkSecondary }])

export const onScreen = style([quiet, { '@media': { print: { display: 'none' } } }])

export const phone = style({ whiteSpace: 'nowrap' })

export const trip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s2,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 } },
})

export const arrow = style({
  marginBlockStart: 24,
  color: color.inkTertiary,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@container': { [narrow]: { display: 'none' } },
})

export const stop = style({ display: 'grid', gap: 2, minInlineSize: 0 })

export const time = style([bodyS, { fontWeight: 500 }])

export const hour = style([displayM, { display: 'block', fontVariantNumeric: 'lining-nums' }])

export const place = style([bodyS, { fontWeight: 500 }])

export const address = style([bodyS, { color: color.inkSecondary }])

export const people = style([
  bodyS,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.s4,
    rowGap: space.s1,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])

/** The part that is torn off: a perforated line between two notches. */
export const stub = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.s1,
  padding: space.s5,
  borderBlockStart: `2px dashed ${color.hair}`,
  '::before': { insetInlineStart: -notch / 2 - 1, insetBlockStart: -notch / 2 - 1 },
  '::after': { insetInlineEnd: -notch / 2 - 1, insetBlockStart: -notch / 2 - 1 },
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      inlineSize: notch,
      blockSize: notch,
      border: `1px solid ${color.hair}`,
      borderRadius: radius.full,
      background: color.page,
    },
  },
  '@container': {
    [wide]: {
      borderBlockStart: 0,
      borderInlineStart: `2px dashed ${color.hair}`,
      '::before': { insetInlineStart: -notch / 2 - 1, insetBlockStart: -notch / 2 - 1 },
      '::after': {
        insetInlineEnd: 'auto',
        insetInlineStart: -notch / 2 - 1,
        insetBlockStart: 'auto',
        insetBlockEnd: -notch / 2 - 1,
      },
    },
  },
})

/** White in both themes: a scanner needs it. */
export const qr = style({
  inlineSize: 'min(256px, 100%)',
  padding: space.s1,
  marginBlockEnd: space.s2,
  borderRadius: radius.sm,
  background: '#fff',
})

export const reference = style({
  ...type.figure,
  fontWeight: 600,
  letterSpacing: '.08em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const code = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  background: '#fff',
})
