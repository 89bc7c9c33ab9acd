import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const state = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space.s3,
  rowGap: space.s1,
})
export const icons = styleVariants({ there: { color: color.success }, missing: { color: color.warning } })
export const what = style({ gridColumn: 2, fontSize: 14, lineHeight: '20px', color: color.inkSecondary })
/** The words of a quiet button stand under the words above it. */
export const way = style({ gridColumn: 2, marginBlockStart: space.s1 })
export const view = style({ marginInlineStart: `calc(-1 * ${space.s5})` })
