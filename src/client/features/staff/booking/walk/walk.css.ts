import { globalStyle, style } from '@vanilla-extract/css'
import { media, whereNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { control, layout, z } from '#client/ui/tokens.ts'

const { color, radius, space } = vars
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...stack, gap: space.s5, maxInlineSize: layout.prose, marginInline: 'auto' })
export const head = style({ ...stack, gap: space.s1 })

export const progress = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
export const progressStep = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: control.hit,
  minBlockSize: control.hit,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.inkSecondary,
  background: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: radius.full,
  selectors: {
    '&[data-done]': { color: color.ink, background: color.accentWash },
    '&[aria-current]': { color: color.onInk, background: color.ink, borderColor: color.ink },
  },
})

export const step = style({ ...stack, gap: space.s4 })

/** At hand while the step scrolls; where the window is low it scrolls along. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  paddingBlock: space.s3,
  background: color.page,
  borderBlockStart: `1px solid ${color.hair}`,
  '@media': {
    '(height >= 36em)': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: z.sticky,
      paddingBlockEnd: `calc(${space.s3} + env(safe-area-inset-bottom))`,
    },
  },
})
// Keeps the focused element above the bar, whose words may need two lines; few letters beside each other, and it has two rows.
globalStyle(`:root:has(${bar})`, {
  '@media': {
    '(height >= 36em)': {
      vars: {
        '--bars': `calc(${layout.stickyBar} + 1.25rem + ${whereNarrow('5rem')} + env(safe-area-inset-bottom, 0px))`,
      },
    },
  },
})
/** Its words break before it goes below the other button. */
export const onward = style({ flex: '1 1 0', minInlineSize: 'min-content' })
globalStyle(`${bar} > button`, { '@media': { [media.phone]: { paddingInline: space.s3 } } })

/** How much has arrived. */
export const sending = style({ inlineSize: '100%', accentColor: color.ink })
