import { style } from '@vanilla-extract/css'
import { withFewLetters } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

/** The picture of a row. */
export const small = style({
  flex: 'none',
  inlineSize: 84,
  borderRadius: radius.sm,
  overflow: 'hidden',
  ...withFewLetters({ display: 'none' }),
})

/** Two or more fields beside each other where the words of a choice have room. */
export const pair = style({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
})

/** One below the other on a phone, in columns on a desktop. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
})

export const group = style({ display: 'grid', gap: space.s2, border: 0, padding: 0, minInlineSize: 0 })
export const legend = style({ padding: 0, marginBlockEnd: space.s2, fontWeight: 500 })

export const examples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: space.s3,
  padding: space.s3,
  borderRadius: radius.md,
  background: color.sunken,
})

export const photos = style({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
})
export const photo = style({
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  overflow: 'hidden',
  background: color.surface,
})
export const photoActs = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minBlockSize: 48,
  paddingInlineStart: space.s3,
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

/** As its card will show it. */
export const firstPhoto = style({
  inlineSize: '100%',
  maxInlineSize: 360,
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: radius.md,
})
