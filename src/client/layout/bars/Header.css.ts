import { style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout, z, control } from '#client/ui/tokens.ts'
import { fontSize, type } from '#client/ui/type.ts'

const { color, space } = vars

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.header,
  background: color.page,
  borderBlockEnd: `1px solid ${color.hair}`,
  paddingBlockStart: 'env(safe-area-inset-top, 0px)',
  // With text this large it would take the room that the page needs.
  '@media': { print: { display: 'none' }, [media.narrow]: { position: 'static' } },
})

export const bar = style(
  responsive({
    phone: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.s2,
      minBlockSize: layout.header.phone,
      paddingInline: layout.gutter.phone,
      maxInlineSize: `calc(${layout.container} + 2 * ${layout.gutter.desktop})`,
      marginInline: 'auto',
    },
    desktop: { minBlockSize: layout.header.desktop, paddingInline: layout.gutter.desktop, gap: space.s6 },
  }),
)

export const back = style({ marginInlineStart: `calc(-1 * ${space.s3})` })

export const start = style({ display: 'flex', alignItems: 'center', gap: space.s8 })
export const end = style({ display: 'flex', alignItems: 'center', gap: space.s3 })
export const links = style({ display: 'flex', gap: space.s6 })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: 44,
  fontSize: fontSize.s15,
  fontWeight: 500,
  color: color.inkSecondary,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': { color: color.ink, boxShadow: `inset 0 -1px ${color.metal}` },
  },
  '@media': { [media.hover]: { ':hover': { color: color.ink } } },
})

/** As wide as a finger; the number stands at its corner. */
export const alerts = style({ position: 'relative', minInlineSize: 44, justifyContent: 'center' })

export const account = style({ maxInlineSize: 200, whiteSpace: 'nowrap' })
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis' })

export const wordmark = style(
  responsive({
    phone: {
      display: 'inline-block',
      fontFamily: vars.font.display,
      ...type.wordmark,
      letterSpacing: '.01em',
      color: vars.color.ink,
      textDecoration: 'none',
      borderBlockEnd: `1px solid ${vars.color.metal}`,
    },
    desktop: { ...type.wordmarkL },
  }),
)

/** The touch target is higher than the name. */
export const wordmarkLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  textDecoration: 'none',
})

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: control.hit,
  paddingInline: vars.space.s3,
  marginInlineEnd: `calc(-1 * ${vars.space.s3})`,
  ...type.bodyS,
  fontWeight: 500,
  borderRadius: vars.radius.full,
  ':focus-visible': { outlineOffset: -2 },
  whiteSpace: 'nowrap',
  '@media': { [media.hover]: { ':hover': { background: vars.color.sunken } } },
})
