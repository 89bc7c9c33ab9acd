import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

const group = style({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: space.s3,
  borderBlockEnd: `1px solid ${color.hair}`,
})

export const day = style([group, { gap: space.s1 }])
export const spot = group

/** Two beside each other where there is room for both, whatever the size of the text. */
export const times = style({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
})
