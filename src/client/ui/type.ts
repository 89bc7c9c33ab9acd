// The type scale: what letters measure and the line they stand on, in px as in the design (the build writes them in rem).
// `Text` offers the product's sizes to components; the style of a part takes them from here and writes none of its own.

export const fontSize = {
  s11: 11,
  s12: 12,
  s13: 13,
  s14: 14,
  s15: 15,
  s16: 16,
  s17: 17,
  s18: 18,
  s20: 20,
  s22: 22,
  s24: 24,
  s26: 26,
  s28: 28,
  s30: 30,
  s32: 32,
  s36: 36,
  s40: 40,
  s44: 44,
  s64: 64,
  s72: 72,
  /** The largest sums, where a page's text is so large that they would leave the card. */
  fittedS24: 'min(1.5rem, 10vw)',
  fittedS18: 'min(1.125rem, 9vw)',
  /** Beside words of another size. */
  relative: '.92em',
  print: '9.5pt',
} as const

export const lineHeight = {
  l16: '16px',
  l18: '18px',
  l20: '20px',
  l22: '22px',
  l24: '24px',
  l26: '26px',
  l28: '28px',
  l30: '30px',
  l32: '32px',
  l34: '34px',
  l36: '36px',
  l44: '44px',
  l50: '50px',
  l68: '68px',
  print: 1.35,
} as const

const pair = <S extends keyof typeof fontSize, L extends keyof typeof lineHeight>(size: S, line: L) => ({
  fontSize: fontSize[size],
  lineHeight: lineHeight[line],
})

/** Size and line together, by the role they have. */
export const type = {
  caption: pair('s12', 'l16'),
  note: pair('s13', 'l18'),
  bodyS: pair('s14', 'l20'),
  compact: pair('s15', 'l20'),
  table: pair('s15', 'l22'),
  bodyM: pair('s16', 'l24'),
  bodyL: pair('s17', 'l26'),
  titleM: pair('s18', 'l24'),
  titleL: pair('s22', 'l28'),
  figure: pair('s24', 'l28'),
  titleXl: pair('s26', 'l32'),
  figureL: pair('s28', 'l32'),
  displayS: pair('s30', 'l36'),
  displayM: pair('s44', 'l50'),
  displayL: pair('s40', 'l44'),
  displayXl: pair('s64', 'l68'),
  /** The name of the product: on a phone, and on a desktop. */
  wordmark: pair('s26', 'l28'),
  wordmarkL: pair('s32', 'l34'),
} as const
