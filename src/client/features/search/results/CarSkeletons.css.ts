import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

export const card = style(
  responsive({
    phone: { overflow: 'hidden' },
    desktop: {
      display: 'grid',
      gridTemplateColumns: '288px minmax(0, 1fr)',
      alignItems: 'center',
      minBlockSize: 216,
    },
  }),
)

export const photo = style({ display: 'grid', aspectRatio: '3 / 2' })

export const lines = style({ display: 'grid', gap: vars.space.s3, padding: vars.space.s4 })
