import { style } from '@vanilla-extract/css'
import { hidden } from '#client/ui/hidden.css.ts'
import { media, responsive, wrapsWhenNarrow } from '#client/ui/responsive.ts'
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem',
  gap: space.s3,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

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
