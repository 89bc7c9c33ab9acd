import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const form = style({ display: 'grid', gap: space.s4 })

export const alert = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: space.s3,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.dangerWash,
  color: color.danger,
  fontWeight: 500,
})

export const offline = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const done = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: space.s3,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.successWash,
  color: color.success,
  fontWeight: 500,
})

export const text = style({ lineHeight: '24px', color: color.inkSecondary, overflowWrap: 'anywhere' })

/** Ways to the neighbouring screens, with room for a thumb. */
export const links = style({ lineHeight: '44px', color: color.inkSecondary })

export const besides = style({ justifySelf: 'start', lineHeight: '44px' })
