import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const frame = style({
  position: 'relative',
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  overflow: 'hidden',
  background: color.surface,
})

export const canvas = style({ blockSize: 480, background: color.page })

// The library's own buttons are 29 px.
globalStyle(`${canvas} .maplibregl-ctrl-group button`, { inlineSize: 44, blockSize: 44 })

export const attribution = style({
  paddingInline: space.s3,
  paddingBlock: space.s1,
  fontSize: 12,
  lineHeight: '16px',
  color: color.inkTertiary,
})

export const problem = style({
  position: 'absolute',
  insetBlockStart: space.s4,
  insetInline: space.s4,
  color: color.inkSecondary,
})

export const pin = style({
  inlineSize: 22,
  blockSize: 22,
  border: `3px solid ${color.ink}`,
  borderRadius: radius.full,
  background: color.metal,
  cursor: 'pointer',
  selectors: { '&:hover, &:focus-visible': { zIndex: 1 } },
  '::after': { content: '', position: 'absolute', inset: -11, borderRadius: radius.full },
})
