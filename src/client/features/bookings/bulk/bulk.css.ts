import { style } from '@vanilla-extract/css'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, type } from '#client/ui/type.ts'

const { color, space } = vars

export const action = style({ paddingInline: space.s3, fontSize: fontSize.s14 })

export const note = style([bodyS, { gridColumn: '1 / -1', color: color.inkSecondary }])

export const items = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const item = style([
  bodyS,
  {
    display: 'grid',
    gap: 2,
    paddingBlock: space.s3,
    color: color.inkSecondary,
    selectors: {
      '&:first-child': { paddingBlockStart: 0 },
      '& + &': { borderBlockStart: `1px solid ${color.hair}` },
    },
  },
])
export const itemName = style({ ...type.bodyM, fontWeight: 600, color: color.ink })

const outcome = style({ display: 'inline-flex', alignItems: 'center', gap: space.s1, fontWeight: 500 })
export const succeeded = style([outcome, { color: color.success }])
export const failed = style([outcome, { color: color.danger }])
