import { style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const row = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr 1fr',
      gap: space.s3,
      // Each word in one piece, whatever its length.
      '@media': { [media.narrow]: { gridTemplateColumns: '1fr' } },
    },
    desktop: { gridArea: 'trust', gap: space.s6 },
  }),
)

export const promise = style(
  responsive({
    phone: {
      display: 'grid',
      alignContent: 'start',
      gap: space.s1,
      fontSize: 13,
      lineHeight: '18px',
      color: color.inkSecondary,
    },
    desktop: { display: 'flex', alignItems: 'center', gap: space.s3, fontSize: 15, lineHeight: '20px' },
  }),
)
