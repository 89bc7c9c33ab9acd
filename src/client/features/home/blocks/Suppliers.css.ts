import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const strip = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s3 },
    desktop: { gridTemplateColumns: 'repeat(5, 1fr)', columnGap: space.s6 },
  }),
)

export const supplier = style({
  display: 'grid',
  gap: space.s2,
  blockSize: '100%',
  paddingBlock: space.s4,
  borderBlockStart: `1px solid ${color.hair}`,
  textDecoration: 'none',
  selectors: { '&:hover': { borderBlockStartColor: color.ink } },
})

export const logo = style({
  inlineSize: 60,
  blockSize: 30,
  objectFit: 'contain',
  background: '#FFFFFF',
  borderRadius: radius.xs,
})

export const words = style({ display: 'grid', fontSize: 14, lineHeight: '20px' })

export const name = style({ fontWeight: 600 })

export const cars = style({ color: color.inkSecondary })
