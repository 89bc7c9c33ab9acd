import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 64,
  borderBlock: `1px solid ${color.hair}`,
})

export const icon = style({ flex: 'none', color: color.inkSecondary })
export const words = style({ flex: 1, minInlineSize: 0 })

/** Its words come nearer to the end of the hairline than its touch area would let them. */
export const change = style({ flex: 'none', marginInlineEnd: `calc(-1 * ${space.s3})` })
