import { style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, lineHeight, type } from '#client/ui/type.ts'

const { color, space, radius } = vars

export const button = style(
  responsive({
    phone: {
      display: 'flex',
      alignItems: 'center',
      // The length moves below the days where both do not fit.
      flexWrap: 'wrap',
      columnGap: space.s3,
      inlineSize: '100%',
      minBlockSize: 64,
      paddingInline: space.s4,
      paddingBlock: 6,
      border: `1px solid ${color.control}`,
      borderRadius: radius.sm,
      background: color.surface,
      ...type.bodyM,
      selectors: { '&[data-invalid]': { borderColor: color.danger }, '&:hover': { borderColor: color.ink } },
    },
    desktop: { minBlockSize: 52, paddingBlock: 4, ...type.compact },
  }),
)

export const lines = style({ flex: '1 1 auto', minInlineSize: 0, fontVariantNumeric: 'tabular-nums' })

export const moment = style({
  display: 'inline-block',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
})

export const to = style({ display: 'flex', alignItems: 'center', gap: space.s1 })

export const arrow = style({ color: color.inkTertiary })

export const days = style({
  flex: 'none',
  paddingInline: space.s2,
  borderRadius: radius.full,
  background: color.sunken,
  fontSize: fontSize.s14,
  lineHeight: lineHeight.l24,
  color: color.inkSecondary,
})
