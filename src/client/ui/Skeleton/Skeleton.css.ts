import { createVar, style } from '@vanilla-extract/css'
import { breathe, fadeIn } from '../motion.css.ts'
import { vars } from '../theme.css.ts'

export const height = createVar()
export const width = createVar()
export const corner = createVar()

const looks = `${breathe} 1600ms ease-in-out infinite`

export const skeleton = style({
  display: 'block',
  blockSize: height,
  inlineSize: width,
  maxInlineSize: '100%',
  borderRadius: corner,
  background: `color-mix(in srgb, ${vars.color.ink} 7%, ${vars.color.page})`,
  // What arrives within 300 ms is shown without a flicker before it.
  animation: `${fadeIn} 160ms linear 300ms backwards, ${looks}`,
})

export const instant = style({ animation: looks })
