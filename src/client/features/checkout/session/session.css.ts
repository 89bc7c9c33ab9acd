import { globalStyle, style } from '@vanilla-extract/css'
import { bodyS, displayM } from '#client/ui/Text/text.css.ts'
import { media, responsive, wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize } from '#client/ui/type.ts'

const { color, space, radius } = vars

export const confirmation = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 },
    desktop: { gap: space.s8 },
  }),
)

export const confirmationHead = style({ display: 'grid', gap: space.s2, justifyItems: 'start' })

export const checkMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: radius.full,
  background: color.successWash,
  color: color.success,
})

export const heading = style([displayM, {}])

export const mailbox = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space.s3,
  padding: space.s4,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
})

export const quiet = style([bodyS, { color: color.inkSecondary, overflowWrap: 'anywhere' }])

export const confirmationActions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s2,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

// To write to somebody is another thing than to go there: a line of its own.
globalStyle(`${confirmationActions} > :nth-child(3)`, { gridColumn: '1 / -1' })

export const nextSection = style({ display: 'grid', gap: space.s4 })

export const nextSteps = style({ display: 'grid', gap: space.s4, counterReset: 'step' })

export const nextStep = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: space.s3,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    border: `1px solid ${color.metal}`,
    borderRadius: radius.full,
    fontWeight: 600,
    fontSize: fontSize.s14,
  },
})

// On paper is what a counter asks for, on one sheet.
globalStyle(`${mailbox}, ${confirmationActions}, ${confirmation} > a`, {
  '@media': { print: { display: 'none' } },
})

export const stepTitle = style({ fontWeight: 600 })

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 })

export const reservedCar = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: space.s3,
  alignItems: 'center',
})
export const photo = style({ display: 'block', borderRadius: vars.radius.sm, overflow: 'hidden' })
export const name = style({ fontWeight: 600 })
export const note = style([bodyS, { color: color.inkSecondary }])

export const days = style({ whiteSpace: 'nowrap' })

export const reservedUntil = style([
  bodyS,
  { display: 'flex', alignItems: 'center', gap: space.s2, color: color.accentText },
])

export const amounts = style({
  display: 'grid',
  gap: space.s2,
  paddingBlock: space.s4,
  borderBlock: `1px solid ${color.hair}`,
})
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s4,
  color: color.inkSecondary,
  ...wrapsWhenNarrow,
})
export const now = style({ color: color.ink, fontWeight: 600 })
export const value = style({
  color: color.ink,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const ways = style({
  display: 'grid',
  gap: space.s2,
  paddingBlockStart: space.s5,
  borderBlockStart: `1px solid ${color.hair}`,
})

export const reference = style({
  display: 'block',
  marginBlockStart: vars.space.s2,
  overflowWrap: 'anywhere',
})
