import { globalFontFace } from '@vanilla-extract/css'
import sans from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

globalFontFace('Instrument Serif', {
  src: `url(${serif}) format('woff2')`,
  fontDisplay: 'swap',
  fontWeight: 400,
  unicodeRange: latin,
})

globalFontFace('Hanken Grotesk', {
  src: `url(${sans}) format('woff2')`,
  fontDisplay: 'swap',
  fontWeight: '100 900',
  unicodeRange: latin,
})

// The system's own faces, drawn to the measures of ours: nothing moves when the fonts arrive.
globalFontFace('Instrument Serif Fallback', {
  src: "local('Times New Roman'), local('Liberation Serif')",
  sizeAdjust: '82.7%',
  ascentOverride: '119.7%',
  descentOverride: '37.5%',
  lineGapOverride: '0%',
})

// Android has no Times, and its serif is a fifth wider.
globalFontFace('Instrument Serif Android', {
  src: "local('Noto Serif')",
  sizeAdjust: '69%',
  ascentOverride: '143.6%',
  descentOverride: '45%',
  lineGapOverride: '0%',
})

globalFontFace('Hanken Grotesk Fallback', {
  src: "local('Arial'), local('Roboto'), local('Liberation Sans')",
  sizeAdjust: '101%',
  ascentOverride: '98.9%',
  descentOverride: '29.7%',
  lineGapOverride: '0%',
})
