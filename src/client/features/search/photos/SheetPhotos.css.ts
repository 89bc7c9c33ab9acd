import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { radius, space } = vars

export const photo = style({ position: 'relative', overflow: 'hidden', borderRadius: radius.md })

/** On any photograph, light or dark. */
export const larger = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: space.s1,
  insetInlineEnd: space.s1,
  color: '#FFFFFF',
  background: 'rgba(15,15,16,.72)',
  ':focus-visible': { outlineColor: '#FFFFFF', outlineOffset: -4 },
})
