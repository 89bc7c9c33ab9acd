import { style } from '@vanilla-extract/css'
import { caption, titleL } from '#client/ui/Text/text.css.ts'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const section = style(
  responsive({
    phone: {},
    desktop: { border: `1px solid ${color.hair}`, borderRadius: radius.md, background: color.surface },
  }),
)

export const closed = style(responsive({ phone: { display: 'none' }, desktop: { display: 'block' } }))

export const head = style(
  responsive({
    phone: { display: 'flex', alignItems: 'center', gap: space.s4 },
    desktop: { minBlockSize: 76, paddingBlock: space.s4, paddingInline: space.s6 },
  }),
)

export const number = style(
  responsive({
    phone: { display: 'none' },
    desktop: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: 32,
      blockSize: 32,
      border: `1px solid ${color.control}`,
      borderRadius: radius.full,
      fontWeight: 600,
      fontSize: 14,
      color: color.inkSecondary,
    },
  }),
)

export const numberNow = style(responsive({ desktop: { borderColor: color.ink, color: color.ink } }))
export const numberDone = style(
  responsive({ desktop: { borderColor: color.ink, background: color.ink, color: color.onInk } }),
)

export const words = style({ flex: 1, minInlineSize: 0 })

export const title = style([titleL, { outlineOffset: 4 }])

/** The desktop numbers its steps; a phone says where it is. */
export const count = style([
  caption,
  responsive({
    phone: { display: 'block', marginBlockEnd: space.s1, color: color.inkTertiary },
    desktop: { display: 'none' },
  }),
])

export const summary = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const body = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s4,
      paddingBlockStart: space.s4,
    },
    desktop: { gap: space.s5, paddingBlock: `${space.s1} ${space.s6}`, paddingInline: space.s6 },
  }),
)
