import { style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const bar = style(
  responsive({
    phone: {
      display: 'flex',
      alignItems: 'center',
      gap: space.s3,
      inlineSize: '100%',
      minBlockSize: 56,
      paddingBlock: 6,
      marginBlockStart: `calc(${space.s3} * -1)`,
      paddingInlineStart: space.s4,
      border: `1px solid ${color.hair}`,
      borderRadius: radius.md,
      background: color.surface,
      selectors: { '&:hover': { borderColor: color.control } },
    },
    desktop: { marginBlockStart: 0 },
  }),
)

export const line = style(
  responsive({
    phone: { flex: 1, display: 'grid', minInlineSize: 0 },
    desktop: { display: 'flex', alignItems: 'baseline', gap: space.s4 },
  }),
)

export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s1,
  fontWeight: 600,
  lineHeight: '22px',
})

export const when = style({
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
})

export const edit = style(
  responsive({
    phone: { display: 'grid', placeItems: 'center', minInlineSize: 52, blockSize: 44, flex: 'none' },
    desktop: {
      display: 'flex',
      alignItems: 'center',
      gap: space.s2,
      paddingInline: space.s4,
      fontWeight: 600,
    },
  }),
)

/** A phone has room for the pencil only; the words are still heard. */
export const change = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
