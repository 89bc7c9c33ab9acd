import { globalFontFace } from '@vanilla-extract/css'
import sans from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'

/**
 * What the two are for, and what the build keeps of them: ASCII, the letters and signs of English, French, Spanish, German,
 * Italian and Portuguese, the dot of a hidden password, and spaces of every width, which a browser makes of the usual one.
 * All else is the system's.
 */
const characters =
  'U+20-7E,U+A0-A1,U+A3,U+A9,U+AB,U+B0,U+B7,U+BA-BB,U+BF-C4,U+C6-CF,U+D1-D7,U+D9-DC,U+DF-E4,U+E6-EF,U+F1-F6,U+F9-FC,U+FF,' +
  'U+152-153,U+2000-200A,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F,U+20AC'

globalFontFace('Instrument Serif', {
  src: `url(${serif}) format('woff2')`,
  fontDisplay: 'swap',
  fontWeight: 400,
  unicodeRange: characters,
})

globalFontFace('Hanken Grotesk', {
  src: `url(${sans}) format('woff2')`,
  fontDisplay: 'swap',
  fontWeight: '400 700',
  unicodeRange: characters,
})

// Fallbacks: system fonts adjusted to the metrics of ours, so that nothing moves when the fonts arrive.
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

// What most Linux systems have instead of all of them; its bold is a tenth wider still.
globalFontFace('Instrument Serif Linux', {
  src: "local('DejaVu Serif')",
  sizeAdjust: '65.3%',
  ascentOverride: '151.6%',
  descentOverride: '47.5%',
  lineGapOverride: '0%',
})

globalFontFace('Hanken Grotesk Linux', [
  {
    src: "local('DejaVu Sans')",
    fontWeight: '400 500',
    sizeAdjust: '88.7%',
    ascentOverride: '112.6%',
    descentOverride: '33.8%',
    lineGapOverride: '0%',
  },
  {
    src: "local('DejaVu Sans Bold')",
    fontWeight: '600 700',
    sizeAdjust: '79.5%',
    ascentOverride: '125.7%',
    descentOverride: '37.7%',
    lineGapOverride: '0%',
  },
])

globalFontFace('Hanken Grotesk Fallback', {
  src: "local('Arial'), local('Roboto'), local('Liberation Sans')",
  sizeAdjust: '101%',
  ascentOverride: '98.9%',
  descentOverride: '29.7%',
  lineGapOverride: '0%',
})
