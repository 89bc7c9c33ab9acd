import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const next = style(
  responsive({
    phone: { overflow: 'hidden' },
    desktop: { display: 'grid', gridTemplateColumns: '330px 1fr' },
  }),
)

export const photo = style(
  responsive({
    phone: { maxBlockSize: 150, overflow: 'clip', display: 'grid', alignContent: 'unsafe center' },
    desktop: { maxBlockSize: 'none' },
  }),
)

export const body = style(
  responsive({
    phone: { display: 'grid', alignContent: 'center', gap: space.s2, padding: space.s4 },
    desktop: { padding: space.s6 },
  }),
)

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
})

export const countdown = style({ fontSize: 14, lineHeight: '20px', fontWeight: 600, color: color.accentText })

export const quiet = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const actions = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s2, marginBlockStart: space.s2 },
    desktop: { maxInlineSize: 360 },
  }),
)
