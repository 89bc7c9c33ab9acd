import { globalStyle, style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'
import { type } from '#client/ui/type.ts'

const { color, space } = vars

/** Three columns of twelve for the names, nine for what they stand for. */
export const columns = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    desktop: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: space.s14 },
  }),
)

export const panel = style({ minInlineSize: 0 })

export const signInCard = style(
  responsive({
    phone: {
      display: 'grid',
      gap: space.s3,
      justifyItems: 'stretch',
      padding: space.s5,
      marginBlockStart: space.s6,
      background: color.accentWash,
      borderRadius: vars.radius.md,
    },
    desktop: { justifyItems: 'start', padding: space.s6, marginBlockStart: space.s10 },
  }),
)

export const nav = style(
  responsive({
    phone: { display: 'none' },
    desktop: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${layout.header.desktop} + ${space.s10})`,
      alignSelf: 'start',
      paddingBlockStart: space.s8,
    },
  }),
)

export const navList = style({ borderInlineStart: `1px solid ${color.hair}` })

export const navLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  marginInlineStart: -1,
  paddingInline: `${space.s4} 0`,
  borderInlineStart: '1px solid transparent',
  ...type.compact,
  color: color.inkSecondary,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: color.ink, fontWeight: 600, borderInlineStart: `2px solid ${color.metal}` },
  },
  '@media': { [media.hover]: { ':hover': { color: color.ink } } },
})

export const section = style(
  responsive({
    phone: {
      display: 'grid',
      // A long word must not widen the page.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s5,
      paddingBlock: space.s8,
      selectors: { '& + &': { borderBlockStart: `1px solid ${color.hair}` } },
    },
    desktop: { paddingBlock: space.s10 },
  }),
)

globalStyle(`${section} > h2:focus`, { outline: 'none' })

/** The skeletons of sections, apart as the sections are. */
export const skeleton = style(
  responsive({
    phone: { display: 'grid', gap: space.s5, paddingBlock: space.s8 },
    desktop: { paddingBlock: space.s10 },
  }),
)

export const skeletonFields = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s5 },
  }),
)

export const wholeWidth = style({ gridColumn: '1 / -1' })

/** On desktops it is beside the name. */
export const onlyOnPhone = style(responsive({ desktop: { display: 'none' } }))

/** A line that can still be read with ease. */
export const measure = style({ maxInlineSize: '60ch' })

/** Words at the start and a button at the end. Each begins with a hairline; what follows the last one has its own. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s3} ${space.s4}`,
  minBlockSize: 60,
  paddingBlock: space.s3,
  borderBlockStart: `1px solid ${color.hair}`,
})

/** Keeps its button beside it on a phone too, unless the words are long. */
export const lineWords = style({ display: 'grid', gap: 2, flex: '1 1 160px', minInlineSize: 0 })

/** The words of a line with an icon before them. */
export const iconAndWords = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space.s3,
  flex: '1 1 220px',
  minInlineSize: 0,
})

export const lineLink = style({
  display: 'block',
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { background: color.sunken } } },
})

export const actions = style({
  display: 'grid',
  justifyItems: 'stretch',
  gap: space.s3,
  '@media': { [media.sm]: { display: 'flex', flexWrap: 'wrap' } },
})

export const sheetActions = style({ display: 'grid', gap: space.s2, paddingBlockStart: space.s4 })

export const start = style({ justifySelf: 'start' })

export const details = style({ paddingBlockEnd: space.s2 })

export const summary = style({
  minBlockSize: 44,
  paddingBlock: space.s3,
  color: color.ink,
  fontWeight: 500,
  cursor: 'pointer',
})

export const bullets = style({
  display: 'grid',
  gap: space.s1,
  marginBlock: `${space.s1} ${space.s3}`,
  paddingInlineStart: space.s5,
  listStyle: 'disc',
})
