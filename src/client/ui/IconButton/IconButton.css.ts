import { style } from '@vanilla-extract/css'
import { media } from '../responsive.ts'
import { vars } from '../theme.css.ts'
import { control, duration, ease } from '../tokens.ts'

export const iconButton = style({
  inlineSize: control.hit,
  blockSize: control.hit,
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  color: vars.color.ink,
  transition: `background-color ${duration.fast} ${ease.standard}`,
  ':active': { background: vars.color.sunken },
  ':disabled': { opacity: 0.45, cursor: 'default' },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: vars.color.sunken } } } },
})
