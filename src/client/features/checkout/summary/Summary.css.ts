import { globalStyle, style } from '@vanilla-extract/css'
import { wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

const { color, space, radius } = vars

export const summary = style({
  position: 'sticky',
  insetBlockStart: `calc(${layout.header.desktop} + ${space.s6})`,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
  overflow: 'hidden',
})

/** The whole card fits beside the form on a small laptop: the sky above the car gives way. */
export const photo = style({})

globalStyle(`${photo} > span`, { aspectRatio: '2 / 1' })

export const body = style({ display: 'grid', gap: space.s3, padding: space.s5 })

export const days = style({ whiteSpace: 'nowrap' })

export const quiet = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const strip = style({ display: 'flex', alignItems: 'center', gap: space.s3 })

export const thumb = style({
  flex: 'none',
  display: 'block',
  inlineSize: 84,
  borderRadius: radius.sm,
  overflow: 'hidden',
})

export const stripWords = style({ minInlineSize: 0 })

export const stripName = style({ fontWeight: 600 })

export const trip = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s4,
  rowGap: space.s2,
  fontSize: 15,
  lineHeight: '22px',
})

globalStyle(`${trip} dt`, { color: color.inkSecondary })
globalStyle(`${trip} dd`, { display: 'grid' })

export const zone = style({ gridColumn: 2, fontSize: 14, color: color.inkTertiary })

export const prices = style({
  display: 'grid',
  gap: space.s4,
  paddingBlock: space.s3,
  borderBlock: `1px solid ${color.hair}`,
})

export const later = style({ display: 'grid', gap: space.s1, fontSize: 14, lineHeight: '20px' })

globalStyle(`${later} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  color: color.inkSecondary,
  ...wrapsWhenNarrow,
})
globalStyle(`${later} dd`, {
  whiteSpace: 'nowrap',
  color: color.ink,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
