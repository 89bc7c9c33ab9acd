import { style, styleVariants } from '@vanilla-extract/css'
import { space } from '../tokens.ts'

export const stack = style({ display: 'grid', alignContent: 'start', minInlineSize: 0 })

export const row = style({ display: 'flex', minInlineSize: 0 })
export const wraps = style({ flexWrap: 'wrap' })

export const gaps = styleVariants(space, (gap) => ({ gap }))

export const aligns = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})

export const justifies = styleVariants({
  start: { justifyContent: 'start' },
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'end' },
})

/** Children keep their own width instead of the column's. */
export const hugs = style({ justifyItems: 'start' })
