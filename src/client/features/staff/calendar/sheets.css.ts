import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  inlineSize: '100%',
  padding: space.s3,
  textAlign: 'start',
  textDecoration: 'none',
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  '@media': { [media.hover]: { ':hover': { background: color.sunken } } },
})

export const itemText = style({ display: 'grid', gap: 2, justifyItems: 'start', minInlineSize: 0 })

export const pair = style({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
})

export const group = style({ display: 'grid', gap: space.s2, border: 0, padding: 0, minInlineSize: 0 })
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
export const legend = style({ padding: 0, marginBlockEnd: space.s2, fontWeight: 500 })
