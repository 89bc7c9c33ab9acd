import { style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize } from '#client/ui/type.ts'

const { color, space } = vars

export const sizes = style(
  responsive({
    phone: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      borderBlockEnd: `1px solid ${color.hair}`,
      '@media': { [media.narrow]: { justifyContent: 'flex-start', columnGap: space.s3 } },
    },
    // The column of filters begins with them.
    desktop: { display: 'none' },
  }),
)

export const size = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 44,
  minBlockSize: 48,
  paddingInline: space.s1,
  fontSize: fontSize.s15,
  fontWeight: 500,
  color: color.inkSecondary,
  textAlign: 'center',
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: -1,
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-pressed="true"]': { color: color.ink, borderBlockEndColor: color.metal, fontWeight: 600 },
  },
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 })
