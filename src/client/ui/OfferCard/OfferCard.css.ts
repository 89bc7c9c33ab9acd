import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { type } from '../type.ts'

const { color, space, radius } = vars

export const card = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: `${space.s3} ${space.s4}`,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.accentWash,
  '@media': { print: { display: 'none' } },
})

export const words = style({ display: 'grid', gap: space.s1, justifyItems: 'start' })
export const heading = style({ fontWeight: 600 })
export const text = style({ ...type.bodyS, color: color.inkSecondary, textWrap: 'pretty' })
export const answers = style({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: space.s2 })
