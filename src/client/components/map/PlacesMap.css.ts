import { style } from '@vanilla-extract/css'
import { fadeIn } from '#client/ui/motion.css.ts'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

/** Picture and map take the same room: nothing moves when one gives way to the other. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  blockSize: 460,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  overflow: 'hidden',
  background: color.surface,
  '@media': { [media.desktop]: { blockSize: 540 } },
})

export const low = style({ blockSize: 240, '@media': { [media.desktop]: { blockSize: 280 } } })

export const layer = style({
  position: 'absolute',
  inset: 0,
  visibility: 'hidden',
  selectors: { '&[data-ready]': { visibility: 'visible', animation: `${fadeIn} 240ms linear` } },
})

export const problem = style({
  padding: `${space.s2} ${space.s3}`,
  borderRadius: radius.sm,
  background: color.surface,
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
})

/** A button that opens nothing is not shown. */
export const opener = style({ selectors: { '&&': { '@media': { '(scripting: none)': { display: 'none' } } } } })
