import { style, globalStyle } from '@vanilla-extract/css'
import { responsive, media } from '#client/ui/responsive.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease } from '#client/ui/tokens.ts'

const { color, space } = vars

export const content = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    desktop: { gap: space.s6 },
  }),
)

/** The filters beside the list. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '14.5rem minmax(0, 1fr)',
  columnGap: space.s6,
  alignItems: 'start',
})

export const listColumn = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

/** What is shown is about to be replaced. */
export const old = style({ opacity: 0.55, transition: `opacity ${duration.fast} ${ease.standard}` })

export const age = style([bodyS, { color: color.inkTertiary }])

export const tabs = style(
  responsive({
    phone: {
      display: 'flex',
      flexWrap: 'wrap',
      borderBlockEnd: `1px solid ${color.hair}`,
      '@media': { [media.narrow]: { columnGap: space.s4 } },
    },
    desktop: { gap: space.s6 },
  }),
)

export const tab = style({
  // Equal shares of a phone's line, as long as the words fit beside each other.
  flex: '1 1 0',
  minInlineSize: 'min-content',
  '@media': { [media.narrow]: { flex: 'none' }, [media.desktop]: { flex: 'none' } },
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 48,
  marginBlockEnd: -1,
  paddingInline: space.s1,
  borderBlockEnd: '2px solid transparent',
  color: color.inkSecondary,
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { color: color.ink },
})

export const currentTab = style({ borderBlockEndColor: color.metal, color: color.ink, fontWeight: 600 })

export const toolbar = style(
  responsive({
    phone: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3, minBlockSize: 44 },
    desktop: { minBlockSize: 24 },
  }),
)

export const total = style([
  bodyS,
  {
    flex: 1,
    minInlineSize: 'max-content',
    whiteSpace: 'nowrap',
    color: color.inkSecondary,
    fontVariantNumeric: 'tabular-nums lining-nums',
    ':focus': { outline: 'none' },
  },
])

export const badges = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.s1 })

/** Rows far from the screen are neither laid out nor painted: two hundred scroll like ten. */
export const item = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 178px' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: 104,
  padding: space.s4,
  paddingInlineEnd: space.s3,
  textDecoration: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -2 },
  ':active': { background: color.sunken },
  selectors: { '&:has(input)': { gap: space.s4 } },
})

export const rowText = style({ display: 'grid', gap: 2, flex: 1, minInlineSize: 0 })
export const carName = style({ fontWeight: 600 })
export const quiet = style([bodyS, { color: color.inkSecondary }])

export const rowFooter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  marginBlockStart: space.s2,
})

export const chevron = style({
  color: color.inkTertiary,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})

/** The button's words begin where the row's do. */
export const rowActions = style({
  paddingInline: `calc(${space.s4} - ${space.s3})`,
  paddingBlockEnd: space.s2,
  marginBlockStart: `calc(-1 * ${space.s2})`,
})

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s4,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const next = style(
  responsive({
    phone: { overflow: 'hidden' },
    tablet: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    desktop: { gridTemplateColumns: '330px 1fr' },
  }),
)

export const nextPhoto = style({ minInlineSize: 0 })

// A wide strip of the 3:2 picture on phones; beside the words all of it.
globalStyle(`${nextPhoto} > span`, {
  aspectRatio: '2 / 1',
  '@media': { [media.md]: { aspectRatio: '3 / 2', minBlockSize: '100%' } },
})

export const nextBody = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      gap: space.s2,
      padding: space.s4,
    },
    desktop: { padding: space.s6 },
  }),
)

export const nextHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
})

export const nextCountdown = style([bodyS, { fontWeight: 600, color: color.accentText }])

export const nextActions = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
      gap: space.s2,
      marginBlockStart: space.s2,
    },
    desktop: { maxInlineSize: 420 },
  }),
)
