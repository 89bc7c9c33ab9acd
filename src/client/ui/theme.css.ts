import { assignVars, createGlobalTheme, createThemeContract, globalStyle } from '@vanilla-extract/css'
import { radius, space } from './tokens.ts'

const color = createThemeContract({
  page: null,
  surface: null,
  sunken: null,
  /** The ground of a drawn car: light behind it, so that a black one is seen in the dark theme too. */
  studio: null,
  ink: null,
  inkSecondary: null,
  inkTertiary: null,
  hair: null,
  control: null,
  accentText: null,
  metal: null,
  accentWash: null,
  success: null,
  successWash: null,
  warning: null,
  warningWash: null,
  danger: null,
  dangerWash: null,
  info: null,
  infoWash: null,
  violet: null,
  violetWash: null,
  whatsapp: null,
  onWhatsapp: null,
  /** Text on a fill of `ink`. */
  onInk: null,
  focus: null,
  scrim: null,
})

createGlobalTheme(':root', color, {
  page: '#FAFAFA',
  surface: '#FFFFFF',
  sunken: '#F4F2EE',
  studio: 'linear-gradient(#FAF9F6, #F4F2EE 72%)',
  ink: '#1A1A1A',
  inkSecondary: '#55524C',
  inkTertiary: '#6B675F',
  hair: '#E6E3DD',
  control: '#86827A',
  accentText: '#7D5F22',
  metal: '#C9A45C',
  accentWash: '#F3EBDA',
  success: '#1B6E45',
  successWash: '#E7F3EC',
  warning: '#8A5300',
  warningWash: '#FBF0DD',
  danger: '#B3261E',
  dangerWash: '#FBE9E7',
  info: '#1D5A99',
  infoWash: '#E6EFF8',
  violet: '#5B3E96',
  violetWash: '#EEE9F7',
  whatsapp: '#25D366',
  onWhatsapp: '#1A1A1A',
  onInk: '#FAFAFA',
  focus: '#1A1A1A',
  scrim: 'rgba(15,15,16,.56)',
})

// Of the same weight as the dark one: it has to come first.
globalStyle(':root', { colorScheme: 'light' })

// Paper is white: what is printed is in the light theme.
globalStyle('[data-theme="dark"]', {
  '@media': {
    screen: {
      colorScheme: 'dark',
      vars: assignVars(color, {
        page: '#0F0F10',
        surface: '#1A1A1A',
        sunken: '#242426',
        studio: 'radial-gradient(ellipse 60% 64% at 50% 58%, #77736A, #4A4844 58%, #222222)',
        ink: '#F4F1EA',
        inkSecondary: '#B9B4A9',
        inkTertiary: '#8C887F',
        hair: '#2E2E30',
        control: '#77736B',
        accentText: '#D8B878',
        metal: '#D8B878',
        accentWash: '#2A2418',
        success: '#7FD1A3',
        successWash: '#15271D',
        warning: '#F2B861',
        warningWash: '#2C2110',
        danger: '#FF9C94',
        dangerWash: '#331917',
        info: '#8FBEF0',
        infoWash: '#142536',
        violet: '#C3AEEB',
        violetWash: '#251D38',
        whatsapp: '#25D366',
        onWhatsapp: '#1A1A1A',
        onInk: '#1A1A1A',
        focus: '#F4F1EA',
        scrim: 'rgba(0,0,0,.64)',
      }),
    },
  },
})

const font = createThemeContract({ display: null, text: null })

// Used until a font has loaded, and instead of it with the data saver: a font that no rule names is not fetched.
const standIns = {
  display: "'Instrument Serif Fallback', 'Instrument Serif Android', 'Instrument Serif Linux', serif",
  text: "'Hanken Grotesk Fallback', 'Hanken Grotesk Linux', system-ui, sans-serif",
}
createGlobalTheme(':root', font, {
  display: `'Instrument Serif', ${standIns.display}`,
  text: `'Hanken Grotesk', ${standIns.text}`,
})
createGlobalTheme('[data-saver="on"]', font, standIns)

export const vars = {
  color,
  space,
  radius,
  shadow: {
    e0: `0 0 0 1px ${color.hair}`,
    e1: '0 1px 2px rgba(26,26,26,.06)',
    e2: '0 6px 20px -6px rgba(26,26,26,.12)',
    sheet: '0 -8px 32px rgba(26,26,26,.16)',
    dialog: '0 24px 64px -12px rgba(26,26,26,.28)',
  },
  font,
} as const
