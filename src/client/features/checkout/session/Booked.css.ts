import { globalStyle, style } from '@vanilla-extract/css'
import { displayM } from '#client/ui/Text/text.css.ts'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const page = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 },
    desktop: { gap: space.s8 },
  }),
)

export const head = style({ display: 'grid', gap: space.s2, justifyItems: 'start' })

export const mark = style({
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

export const quiet = style({
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
  overflowWrap: 'anywhere',
})

export const actions = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space.s2,
      '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    desktop: { gridTemplateColumns: 'repeat(3, 1fr)' },
  }),
)

// Three on a phone: the first takes a line of its own.
globalStyle(`${actions} > :first-child`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})

export const next = style({ display: 'grid', gap: space.s4 })

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
    fontSize: 14,
  },
})

export const stepTitle = style({ fontWeight: 600 })
