import { style, keyframes } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'
import { fadeIn } from '#client/ui/motion.css.ts'
import { responsive } from '#client/ui/responsive.ts'
import { lineHeight, type } from '#client/ui/type.ts'

const { color, space } = vars

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s2,
  minBlockSize: layout.offlineStrip,
  paddingInline: space.s4,
  paddingBlock: 6,
  ...type.bodyS,
  fontWeight: 500,
  textAlign: 'center',
  color: color.ink,
  background: color.warningWash,
})

export const returned = style({ background: color.successWash })

export const suspended = style({ background: color.dangerWash, color: color.danger })

/** A touch target of 44 px that does not make the strip higher. */
export const stripLink = style({
  marginBlock: -6,
  lineHeight: lineHeight.l44,
  color: 'inherit',
  textDecoration: 'underline',
})

// Never reaches the end: the next screen removes the bar.
const approach = keyframes({
  from: { transform: 'scaleX(.04)' },
  '30%': { transform: 'scaleX(.5)' },
  to: { transform: 'scaleX(.94)' },
})

export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  blockSize: 2,
  background: vars.color.metal,
  transformOrigin: 'left',
  // Not shown for screens that open at once.
  animation: `${fadeIn} 120ms linear 120ms backwards, ${approach} 8s cubic-bezier(.1,.7,.3,1) forwards`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
})

/** The height of the strip in every language: two lines and a button on phones, one line on desktops. */
export const verifyEmail = style(
  responsive({
    phone: {
      minBlockSize: 109,
      background: color.accentWash,
      borderBlockEnd: `1px solid ${color.hair}`,
      '@media': { print: { display: 'none' } },
    },
    desktop: { minBlockSize: 61 },
  }),
)
