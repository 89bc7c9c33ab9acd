import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const more = style({ display: 'grid', justifyItems: 'center', padding: space.s4 })

/** The whole cell is the target. */
export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})

export const fields = style({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
})
export const group = style({ display: 'grid', border: 0, padding: 0, minInlineSize: 0 })
export const legend = style({ padding: 0, marginBlockEnd: space.s2, fontWeight: 500 })
