import { keyframes, style } from '@vanilla-extract/css'
import { fadeIn } from '#client/ui/motion.css.ts'
import { vars } from '#client/ui/theme.css.ts'

// It never arrives by itself: the screen that comes takes it away.
const approach = keyframes({
  from: { transform: 'scaleX(.04)' },
  '30%': { transform: 'scaleX(.5)' },
  to: { transform: 'scaleX(.94)' },
})

export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  blockSize: 2,
  background: vars.color.metal,
  transformOrigin: 'left',
  // What is there at once needs no bar.
  animation: `${fadeIn} 120ms linear 120ms backwards, ${approach} 8s cubic-bezier(.1,.7,.3,1) forwards`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
})
