import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const explanation = style({ maxInlineSize: '60ch', color: color.inkSecondary, textWrap: 'pretty' })

export const file = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: space.s3,
  alignItems: 'start',
})

export const emblem = style({ color: color.success, marginBlockStart: 0 })
export const state = style({ fontWeight: 600 })
export const kind = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
export const start = style({ justifySelf: 'start' })
