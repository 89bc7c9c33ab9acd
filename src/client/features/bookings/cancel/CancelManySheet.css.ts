import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const items = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const item = style({
  display: 'grid',
  gap: 2,
  paddingBlock: space.s3,
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${color.hair}` },
  },
})
export const name = style({ fontSize: 16, lineHeight: '24px', fontWeight: 600, color: color.ink })

const outcome = style({ display: 'inline-flex', alignItems: 'center', gap: space.s1, fontWeight: 500 })
export const good = style([outcome, { color: color.success }])
export const bad = style([outcome, { color: color.danger }])
