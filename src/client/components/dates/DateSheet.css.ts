import { globalStyle, style } from '@vanilla-extract/css'
import { hidden } from '#client/ui/hidden.css.ts'
import { responsive, wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { lineHeight } from '#client/ui/type.ts'

const { space } = vars

export const fields = style(
  responsive({
    phone: { display: 'grid', gap: space.s3 },
    desktop: { gridTemplateColumns: '1fr 1fr', gap: space.s8 },
  }),
)

export const moment = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  alignItems: 'flex-start',
})
// The day takes what the time leaves; below each other, each has the line.
globalStyle(`${moment} > *`, { flex: '1 0 8rem', minInlineSize: 0 })
globalStyle(`${moment} > legend + *`, { flex: '9999 1 8rem' })

/** The labels of the fields say it too; the group is named for those who hear it. */
export const legend = hidden

export const grid = style({ marginBlockStart: space.s4 })

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  ...wrapsWhenNarrow,
})

export const status = style({ flex: 1, minInlineSize: 0, fontWeight: 600, lineHeight: lineHeight.l20 })
