import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const part = style({
  display: 'grid',
  gap: space.s3,
  padding: space.s4,
  background: color.surface,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  minInlineSize: 0,
})

export const pair = style({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
})

export const item = style({
  inlineSize: '100%',
  padding: space.s3,
  textAlign: 'start',
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  '@media': { [media.hover]: { ':hover': { background: color.sunken } } },
})

export const itemText = style({ display: 'grid', gap: 2, justifyItems: 'start', minInlineSize: 0 })
