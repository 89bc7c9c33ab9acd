import { globalStyle, style } from '@vanilla-extract/css'
import { fewLetters, media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'
import { lineHeight, type } from '#client/ui/type.ts'

const { color, space } = vars

export const columns = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s8,
      marginBlockStart: space.s6,
      // Black on white paper in every theme.
      '@media': { print: { display: 'block', color: '#000' } },
    },
    desktop: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)',
      alignItems: 'start',
      columnGap: space.s18,
      marginBlockStart: space.s10,
    },
  }),
)

/** About seventy characters a line; tables may be wider. */
const measure = '35em'

export const prose = style({
  containerType: 'inline-size',
  ...type.bodyL,
  // A line holds every word of ours, but for who reads with the largest letters.
  '@media': { [media.narrow]: { hyphens: 'auto', overflowWrap: 'anywhere' } },
})

globalStyle(`${prose} > *`, { '@container': { [fewLetters]: { hyphens: 'auto', overflowWrap: 'anywhere' } } })
globalStyle(`${prose} :where(p, ul, ol)`, { maxInlineSize: measure, textWrap: 'pretty' })
globalStyle(`${prose} :where(ul)`, { paddingInlineStart: space.s5, listStyle: 'disc' })
globalStyle(`${prose} :where(li)::marker`, { color: color.metal })
globalStyle(`${prose} :where(h2, h3)`, { hyphens: 'manual', maxInlineSize: measure })
globalStyle(`${prose} :where(h3)`, { fontWeight: 600, marginBlockStart: space.s2 })
globalStyle(`${prose} :where(strong)`, { fontWeight: 600 })

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s10,
  '@media': { print: { display: 'block', ...type.bodyS, hyphens: 'manual' } },
})

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  '@media': { print: { marginBlockStart: space.s6 } },
})

globalStyle(`${part} > :where(ul)`, { display: 'grid', gap: space.s2 })
globalStyle(`${part} :where(h2, h3)`, { breakAfter: 'avoid' })

const top = `calc(${layout.header.desktop} + ${space.s6})`

export const contents = style(
  responsive({
    phone: {
      paddingBlock: space.s4,
      borderBlock: `1px solid ${color.hair}`,
      '@media': { print: { display: 'none' } },
    },
    desktop: {
      position: 'sticky',
      insetBlockStart: top,
      maxBlockSize: `calc(100dvh - ${top} - ${space.s6})`,
      overflowY: 'auto',
      paddingBlock: 0,
      borderBlock: 0,
    },
  }),
)

export const contentsTitle = style({ paddingBlockEnd: space.s2 })

/** On a tablet, or a phone on its side, the first view has words of the page as well. */
export const contentsList = style(responsive({ tablet: { columns: 2 }, desktop: { columns: 'auto' } }))

export const contentsEntry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingBlock: space.s2,
  lineHeight: lineHeight.l22,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.accentText, textDecoration: 'underline' } } },
  },
})
