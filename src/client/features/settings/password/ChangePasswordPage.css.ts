import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

const { color, space } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  maxInlineSize: layout.form,
})

export const note = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

/** The other way, below the form and apart from it. */
export const aside = style({
  display: 'grid',
  gap: space.s3,
  paddingBlockStart: space.s6,
  borderBlockStart: `1px solid ${color.hair}`,
})

export const mailLink = style({ display: 'grid', justifyItems: 'start', gap: space.s2 })

export const fields = style({ display: 'grid', gap: space.s4 })
