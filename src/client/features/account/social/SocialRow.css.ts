import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

const hairline = { content: '', flex: 1, borderBlockStart: `1px solid ${color.hair}` }

export const row = style({ display: 'grid', gap: space.s3 })

/** The word stands in the middle of a hairline. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
  '::before': hairline,
  '::after': hairline,
})

export const before = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  gap: space.s2,
})

export const unreachable = style({ opacity: 0.45, cursor: 'default' })
