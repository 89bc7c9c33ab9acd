import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s6,
  rowGap: space.s3,
  padding: space.s4,
  borderBlockEnd: `1px solid ${color.hair}`,
  background: color.surface,
})

export const choice = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space.s2 })

export const frame = style({
  display: 'block',
  blockSize: 'calc(100dvh - 180px)',
  minBlockSize: 640,
  marginInline: 'auto',
  marginBlock: space.s6,
  border: `1px solid ${color.control}`,
  borderRadius: radius.lg,
  background: color.page,
})

export const page = style(
  responsive({
    phone: { display: 'grid', gap: space.s10, padding: space.s4, minInlineSize: 0 },
    desktop: { padding: space.s8, maxInlineSize: 1200, marginInline: 'auto', inlineSize: '100%' },
  }),
)

export const index = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s4}` })

export const indexLink = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 })

export const group = style({ display: 'grid', gap: space.s10, minInlineSize: 0 })

export const part = style({ display: 'grid', gap: space.s4, minInlineSize: 0 })

export const states = style(
  responsive({
    phone: { display: 'grid', gap: space.s6, gridTemplateColumns: 'minmax(0, 1fr)' },
    desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
)

export const state = style({ minInlineSize: 0 })

export const wide = style({ gridColumn: '1 / -1' })

export const label = style({ color: color.inkTertiary, marginBlockEnd: space.s2 })

export const swatch = style({
  blockSize: 44,
  marginBlockEnd: space.s2,
  borderRadius: radius.sm,
  border: `1px solid ${color.hair}`,
})

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })

export const stack = style({ display: 'grid', gap: space.s3, minInlineSize: 0 })

export const sample = style({ padding: space.s4 })
