// What the sections about the device are set in: lines between hairlines, words at the start and an act at the end.

import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const text = style({ maxInlineSize: '60ch', color: color.inkSecondary, textWrap: 'pretty' })

/** Each begins with a hairline; what follows the last one has its own. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s3} ${space.s4}`,
  minBlockSize: 60,
  paddingBlock: space.s3,
  borderBlockStart: `1px solid ${color.hair}`,
})

/** Keeps its act beside it on a phone too, unless the words are long. */
export const words = style({ display: 'grid', gap: 2, flex: '1 1 160px', minInlineSize: 0 })
export const name = style({ fontWeight: 600, lineHeight: '24px' })
export const quiet = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary, textWrap: 'pretty' })
export const problem = style({ fontSize: 14, lineHeight: '20px', fontWeight: 500, color: color.danger })

export const acts = style({
  display: 'grid',
  justifyItems: 'stretch',
  gap: space.s3,
  '@media': { [media.sm]: { display: 'flex', flexWrap: 'wrap' } },
})

export const sheetActs = style({ display: 'grid', gap: space.s2, paddingBlockStart: space.s4 })
