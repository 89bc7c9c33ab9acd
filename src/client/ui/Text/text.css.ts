import { style, styleVariants } from '@vanilla-extract/css'
import { media, responsive } from '../responsive.ts'
import { vars } from '../theme.css.ts'

const figures = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const
const balanced = { textWrap: 'balance' } as const

const displayXl = style(
  responsive({
    phone: {
      fontFamily: vars.font.display,
      fontSize: 40,
      lineHeight: '44px',
      letterSpacing: '-.01em',
      fontWeight: 400,
      ...balanced,
    },
    desktop: { fontSize: 64, lineHeight: '68px' },
  }),
)

export const displayM = style(
  responsive({
    phone: { fontFamily: vars.font.display, fontSize: 30, lineHeight: '36px', fontWeight: 400, ...balanced },
    desktop: { fontSize: 44, lineHeight: '50px' },
  }),
)

export const titleL = style(
  responsive({
    phone: { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-.005em', ...balanced },
    desktop: { fontSize: 26, lineHeight: '32px' },
  }),
)

export const titleM = style({ fontSize: 18, lineHeight: '24px', fontWeight: 600, ...balanced })

const bodyL = style(
  responsive({ phone: { fontSize: 17, lineHeight: '26px' }, desktop: { lineHeight: '28px' } }),
)
const bodyM = style({ fontSize: 16, lineHeight: '24px' })
export const bodyS = style({ fontSize: 14, lineHeight: '20px' })
export const caption = style({ fontSize: 12, lineHeight: '16px', fontWeight: 500 })
export const overline = style({ fontSize: 12, lineHeight: '16px', fontWeight: 600, letterSpacing: '.06em' })

export const priceL = style(
  responsive({
    phone: {
      fontSize: 24,
      lineHeight: '28px',
      fontWeight: 650,
      ...figures,
      // A million stays on its line.
      '@media': { [media.narrow]: { fontSize: 20 }, [media.narrowest]: { fontSize: 16, lineHeight: '24px' } },
    },
    desktop: { fontSize: 28, lineHeight: '32px' },
  }),
)
export const priceM = style({ fontSize: 18, lineHeight: '24px', fontWeight: 600, ...figures })
export const priceS = style({ fontSize: 14, lineHeight: '20px', fontWeight: 400, ...figures })

/** What `Text` offers as `size`. */
export const sizes = {
  displayXl,
  displayM,
  titleL,
  titleM,
  bodyL,
  bodyM,
  bodyS,
  caption,
  overline,
  priceL,
  priceM,
  priceS,
}

export const tones = styleVariants({
  ink: { color: vars.color.ink },
  secondary: { color: vars.color.inkSecondary },
  tertiary: { color: vars.color.inkTertiary },
  accent: { color: vars.color.accentText },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
  info: { color: vars.color.info },
})

export const weights = styleVariants({
  regular: { fontWeight: 400 },
  medium: { fontWeight: 500 },
  strong: { fontWeight: 600 },
})

/** Lines of even length, for a paragraph of a few. */
export const pretty = style({ textWrap: 'pretty' })
