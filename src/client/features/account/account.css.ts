import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'
import { fontSize, lineHeight, type } from '#client/ui/type.ts'

const { color, space, radius, font } = vars

export const page = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    desktop: {
      gridTemplateColumns: `${layout.form} minmax(0, 1fr)`,
      minBlockSize: 560,
      border: `1px solid ${color.hair}`,
      borderRadius: radius.lg,
      background: color.surface,
      overflow: 'hidden',
    },
  }),
)

export const card = style(
  responsive({
    phone: { display: 'grid', gap: space.s4, alignContent: 'center', maxInlineSize: layout.form },
    desktop: { padding: space.s10 },
  }),
)

/** The header of a desktop has it already. */
export const wordmark = style(
  responsive({
    phone: {
      justifySelf: 'start',
      fontFamily: font.display,
      ...type.wordmark,
      borderBlockEnd: `1px solid ${color.metal}`,
    },
    desktop: { display: 'none' },
  }),
)

/** Dark, with a brass rule; phones go straight to the form. */
export const aside = style(
  responsive({
    phone: { display: 'none' },
    desktop: {
      display: 'grid',
      alignContent: 'center',
      gap: space.s8,
      padding: space.s14,
      background: '#1A1A1A',
      color: '#F4F1EA',
    },
  }),
)

export const drawing = style({ inlineSize: 320, color: '#77736B' })

export const motto = style({
  maxInlineSize: 440,
  fontFamily: font.display,
  fontSize: fontSize.s36,
  lineHeight: lineHeight.l44,
  textWrap: 'balance',
  paddingBlockStart: space.s8,
  borderBlockStart: `1px solid ${color.metal}`,
})

export const benefits = style({ display: 'grid', gap: space.s2, color: '#B9B4A9' })

export const text = style({ lineHeight: lineHeight.l24, color: color.inkSecondary, overflowWrap: 'anywhere' })

/** Links to the neighbouring screens, with room for a thumb. */
export const links = style({ lineHeight: lineHeight.l44, color: color.inkSecondary })

export const forgotLink = style({ justifySelf: 'start', lineHeight: lineHeight.l44 })

const hairline = { content: '', flex: 1, borderBlockStart: `1px solid ${color.hair}` }

/** The word is in the middle of a hairline. */
export const orLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  '::before': hairline,
  '::after': hairline,
})

export const providerLinks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  gap: space.s2,
})

export const unreachable = style({ opacity: 0.45, cursor: 'default' })
