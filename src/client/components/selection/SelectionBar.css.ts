import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { z } from '#client/ui/tokens.ts'

const { color, space, radius, shadow } = vars

/** Stays above the phone's tabs while the list scrolls under it. */
export const bar = style(
  responsive({
    phone: {
      position: 'sticky',
      zIndex: z.sticky,
      insetBlockEnd: `calc(var(--bottom-inset) + ${space.s2})`,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s2,
      padding: space.s3,
      background: color.surface,
      border: `1px solid ${color.hair}`,
      borderRadius: radius.md,
      boxShadow: shadow.e2,
    },
    desktop: {
      insetBlockEnd: space.s4,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingInlineStart: space.s5,
    },
  }),
)

/** In large type on a small phone the acts go below the count. */
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 })
export const count = style({
  flex: '1 1 8rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
