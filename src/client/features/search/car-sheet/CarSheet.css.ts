import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const waiting = style({ display: 'grid', gap: space.s4 })

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const photo = style({ overflow: 'hidden', borderRadius: radius.md })

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s4,
  rowGap: space.s1,
})

export const perDay = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const notice = style({
  padding: space.s3,
  borderRadius: radius.sm,
  background: color.warningWash,
  color: color.warning,
  lineHeight: '24px',
})
