import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease } from '#client/ui/tokens.ts'

const { color, radius, space } = vars

export const toggle = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      flex: '1 0 auto',
      border: `1px solid ${color.control}`,
      borderRadius: radius.sm,
      overflow: 'hidden',
    },
    desktop: { display: 'none' },
  }),
)

export const side = style({
  minBlockSize: 44,
  paddingInline: space.s4,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  textAlign: 'center',
  color: color.inkSecondary,
  background: color.surface,
  transition: `background-color ${duration.fast} ${ease.standard}, color ${duration.fast} ${ease.standard}`,
  selectors: {
    '&[aria-pressed="true"]': { background: color.ink, color: color.onInk },
    '&:focus-visible': { outlineOffset: -4 },
  },
})
