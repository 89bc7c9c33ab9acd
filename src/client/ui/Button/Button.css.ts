import { style, styleVariants } from '@vanilla-extract/css'
import { turn } from '../motion.css.ts'
import { media } from '../responsive.ts'
import { vars } from '../theme.css.ts'
import { control, duration, ease, press } from '../tokens.ts'
import { fontSize, lineHeight } from '../type.ts'

const { color, space, radius } = vars

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s2,
  border: '1px solid transparent',
  borderRadius: radius.sm,
  fontWeight: 600,
  lineHeight: lineHeight.l20,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${duration.fast} ${ease.standard}, border-color ${duration.fast} ${ease.standard}, transform ${duration.tap} ${ease.standard}`,
  selectors: {
    '&:active:not([aria-disabled="true"], :disabled)': { transform: press },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'default' },
    '&:disabled': { opacity: 0.45 },
  },
})

const hover = (background: string) => ({
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background } } },
  },
})

export const tones = styleVariants({
  primary: {
    background: color.ink,
    color: color.onInk,
    ...hover(`color-mix(in srgb, ${color.ink} 86%, ${color.page})`),
  },
  quiet: { background: 'transparent', color: color.ink, ...hover(color.sunken) },
  outline: {
    background: color.surface,
    borderColor: color.control,
    color: color.ink,
    ...hover(color.sunken),
  },
  danger: {
    background: color.surface,
    borderColor: color.danger,
    color: color.danger,
    ...hover(color.dangerWash),
  },
  whatsapp: {
    background: color.whatsapp,
    color: color.onWhatsapp,
    ...hover(`color-mix(in srgb, ${color.whatsapp} 90%, #000)`),
  },
})

export const sizes = styleVariants({
  l: { minBlockSize: 52, paddingInline: space.s6, paddingBlock: space.s3, fontSize: fontSize.s16 },
  m: { minBlockSize: 44, paddingInline: space.s5, paddingBlock: space.s2, fontSize: fontSize.s15 },
  s: {
    minBlockSize: control.hit,
    paddingInline: space.s3,
    fontSize: fontSize.s14,
    '@media': { [media.desktop]: { minBlockSize: 36 } },
  },
})

/** For a small quiet button: its words end, or on a line of their own begin, where the content does. */
export const atEdge = style({ marginInline: `calc(-1 * ${space.s3})` })

export const full = style({ inlineSize: '100%' })

export const ring = style({
  inlineSize: 16,
  blockSize: 16,
  flex: 'none',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: radius.full,
  animation: `${turn} 900ms linear infinite`,
})
