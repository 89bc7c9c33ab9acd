import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { strip as noticeStrip } from '#client/layout/notices/notices.css.ts'
import { media, responsive, whereNarrow, withFewLetters } from '#client/ui/responsive.ts'
import { bodyS, caption } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout, z } from '#client/ui/tokens.ts'

const { color, space, radius } = vars
const columns = createVar()
const rowHeight = createVar()

export const count = styleVariants({ 7: { vars: { [columns]: '7' } }, 30: { vars: { [columns]: '30' } } })

export const grid = style(
  responsive({
    phone: {
      // With few letters to a line, names take a second.
      vars: { [rowHeight]: `calc(4.5rem + 12px + ${whereNarrow('1.25rem')})` },
      marginInline: `calc(-1 * ${space.s2})`,
    },
    desktop: { vars: { [rowHeight]: '3.25rem' }, marginInline: 0 },
  }),
)

/** An empty row that says how high they are. */
export const probe = style({
  position: 'absolute',
  inlineSize: 0,
  blockSize: rowHeight,
  visibility: 'hidden',
})

/** On a phone the name is above its days, on a desktop beside them. */
const line = responsive({
  phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  desktop: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
})

export const head = style([
  line,
  responsive({
    phone: {
      position: 'sticky',
      zIndex: z.header,
      insetBlockStart: layout.header.phone,
      background: color.page,
      borderBlockEnd: `1px solid ${color.hair}`,
      // A strip under the header makes it higher.
      selectors: {
        [`:root:has(${noticeStrip}) &`]: {
          insetBlockStart: `calc(${layout.header.phone} + ${layout.offlineStrip})`,
        },
      },
    },
    desktop: {
      insetBlockStart: layout.header.desktop,
      selectors: {
        [`:root:has(${noticeStrip}) &`]: {
          insetBlockStart: `calc(${layout.header.desktop} + ${layout.offlineStrip})`,
        },
      },
    },
  }),
])

const track = { display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } as const

export const days = style(track)
export const corner = style(
  responsive({
    phone: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    desktop: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      padding: space.s2,
    },
  }),
)

export const dayName = style([
  caption,
  {
    display: 'grid',
    justifyItems: 'center',
    paddingBlock: space.s1,
    color: color.inkSecondary,
    overflow: 'hidden',
    selectors: {
      '&[data-today]': { color: color.ink, background: color.accentWash, borderRadius: radius.sm },
    },
  },
])
export const dayNumber = style([bodyS, { fontWeight: 600, color: color.ink }])

export const row = style([
  line,
  {
    blockSize: rowHeight,
    paddingBlockStart: space.s2,
    overflow: 'hidden',
    contain: 'strict',
    containerType: 'inline-size',
    borderBlockEnd: `1px solid ${color.hair}`,
    '@media': { [media.desktop]: { paddingBlockStart: 0 } },
    selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
  },
])

const twoLines = {
  whiteSpace: 'normal',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
} as const

export const name = style([
  bodyS,
  responsive({
    phone: {
      fontWeight: 600,
      paddingInline: space.s2,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      ...withFewLetters(twoLines),
    },
    desktop: { alignSelf: 'center', ...twoLines },
  }),
])
export const supplier = style({ fontWeight: 400, color: color.inkSecondary })

export const strip = style(
  responsive({
    phone: { position: 'relative', blockSize: '2.75rem' },
    desktop: { blockSize: '100%' },
  }),
)
export const cells = style([track, { blockSize: '100%' }])

export const cell = style({
  minInlineSize: 0,
  blockSize: '100%',
  borderRadius: 0,
  borderInlineStart: `1px solid ${color.hair}`,
  background: color.surface,
  // Under the header and the days, when the keyboard brings it into view.
  scrollMarginBlock: '9rem',
  touchAction: 'pan-y',
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-past]': { background: color.sunken },
    '&[data-today]': { background: color.accentWash },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sunken } } } },
})

const bar = style([
  caption,
  {
    position: 'absolute',
    insetBlock: 4,
    minInlineSize: 6,
    paddingInline: 4,
    display: 'flex',
    alignItems: 'center',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    border: '1px solid',
    borderRadius: radius.sm,
    pointerEvents: 'none',
  },
])
/** Text that does not fit is cut; the cell under it says the whole. */
export const barText = style({ overflow: 'hidden', textOverflow: 'ellipsis' })

export const bars = styleVariants({
  booking: [bar, { color: color.info, background: color.infoWash }],
  hold: [bar, { color: color.inkSecondary, background: color.sunken, borderStyle: 'dashed' }],
  block: [bar, { color: color.violet, background: color.violetWash }],
  wash: [bar, { color: color.success, background: color.successWash }],
  maintenance: [bar, { color: color.warning, background: color.warningWash }],
})

/** What came first is below what follows it, which may begin while the car is still out. */
export const lateBar = style([bar, { color: color.danger, background: color.dangerWash }])

/** A sample in the legend. */
export const sample = style({ position: 'static', flex: 'none', inlineSize: '1rem', blockSize: '1rem' })
