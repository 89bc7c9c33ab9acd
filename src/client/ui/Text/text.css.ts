import { style, styleVariants } from '@vanilla-extract/css'
import { media, responsive } from '../responsive.ts'
import { vars } from '../theme.css.ts'
import { fontSize, lineHeight, type } from '../type.ts'

const figures = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const
const balanced = { textWrap: 'balance' } as const

const displayXl = style(
  responsive({
    phone: {
      fontFamily: vars.font.display,
      ...type.displayL,
      letterSpacing: '-.01em',
      fontWeight: 400,
      ...balanced,
    },
    desktop: { ...type.displayXl },
  }),
)

export const displayM = style(
  responsive({
    phone: { fontFamily: vars.font.display, ...type.displayS, fontWeight: 400, ...balanced },
    desktop: { ...type.displayM },
  }),
)

export const titleL = style(
  responsive({
    phone: { ...type.titleL, fontWeight: 600, letterSpacing: '-.005em', ...balanced },
    desktop: { ...type.titleXl },
  }),
)

export const titleM = style({ ...type.titleM, fontWeight: 600, ...balanced })

const bodyL = style(responsive({ phone: { ...type.bodyL }, desktop: { lineHeight: lineHeight.l28 } }))
const bodyM = style({ ...type.bodyM })
export const bodyS = style({ ...type.bodyS })
export const caption = style({ ...type.caption, fontWeight: 500 })
export const overline = style({ ...type.caption, fontWeight: 600, letterSpacing: '.06em' })

export const priceL = style(
  responsive({
    phone: {
      ...type.figure,
      fontWeight: 650,
      ...figures,
      // A million stays on its line.
      '@media': { [media.narrow]: { fontSize: fontSize.s20 }, [media.narrowest]: { ...type.bodyM } },
    },
    desktop: { ...type.figureL },
  }),
)
export const priceM = style({ ...type.titleM, fontWeight: 600, ...figures })
export const priceS = style({ ...type.bodyS, fontWeight: 400, ...figures })

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
