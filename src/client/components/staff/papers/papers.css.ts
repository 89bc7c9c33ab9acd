import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${list} > li:not(:first-child)`, { borderBlockStart: `1px solid ${color.hair}` })

export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s2,
  paddingBlock: space.s3,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
})
export const name = style({ fontWeight: 600 })
export const words = style({ overflowWrap: 'anywhere' })

export const picture = style({
  inlineSize: '100%',
  // A page or a photograph of any measure: its frame is there before it.
  aspectRatio: '3 / 4',
  maxBlockSize: '70vh',
  objectFit: 'contain',
  borderRadius: radius.sm,
  background: color.sunken,
})

export const earlier = style({ cursor: 'pointer', minBlockSize: 44, alignContent: 'center' })
