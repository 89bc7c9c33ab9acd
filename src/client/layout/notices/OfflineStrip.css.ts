import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

const { color, space } = vars

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s2,
  minBlockSize: layout.offlineStrip,
  paddingInline: space.s4,
  paddingBlock: 6,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 500,
  textAlign: 'center',
  color: color.ink,
  background: color.warningWash,
})

export const returned = style({ background: color.successWash })

export const suspended = style({ background: color.dangerWash, color: color.danger })

/** A thumb's height without making the strip higher. */
export const help = style({
  marginBlock: -6,
  lineHeight: '44px',
  color: 'inherit',
  textDecoration: 'underline',
})
