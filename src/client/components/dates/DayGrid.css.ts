import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize } from '#client/ui/type.ts'

const { color, space, radius } = vars

const months = style(
  responsive({
    phone: { position: 'relative', display: 'grid', gap: space.s6 },
    desktop: { gridTemplateColumns: '1fr 1fr', gap: space.s8 },
  }),
)

const nav = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
})

const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.full,
  pointerEvents: 'auto',
  selectors: { '&:hover': { background: color.sunken }, '&[aria-disabled="true"]': { opacity: 0.3 } },
})

const chevron = style({ inlineSize: 20, blockSize: 20, fill: 'currentColor' })

const caption = style(
  responsive({
    phone: { display: 'flex', alignItems: 'center', blockSize: 44, fontWeight: 600 },
    desktop: { justifyContent: 'center' },
  }),
)

const grid = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  tableLayout: 'fixed',
})

const weekday = style({
  padding: 0,
  blockSize: 28,
  fontSize: fontSize.s12,
  fontWeight: 500,
  color: color.inkTertiary,
})

/** The months begin with the first week that has a free day: the current one, and no row of days that are over. */
const week = style({
  selectors: {
    '&:not(:has(td:not([data-disabled], [data-hidden]), [data-selected]))': { display: 'none' },
  },
})

const day = style({ padding: 0, textAlign: 'center' })

const today = style({})

const disabled = style({})

/** A day of the neighbouring month would else repeat the range. */
const absent = style({ visibility: 'hidden' })

const middle = style({ background: color.accentWash })

// Half a cell of wash joins the round ends to the days between them.
const towards = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, transparent 50%, ${color.accentWash} 50%)`

const rangeStart = style({
  background: towards('right'),
  selectors: { '[dir="rtl"] &': { background: towards('left') } },
})

const rangeEnd = style({
  background: towards('left'),
  selectors: {
    '[dir="rtl"] &': { background: towards('right') },
    [`&${rangeStart}`]: { background: 'none' },
  },
})

const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  maxInlineSize: 52,
  minInlineSize: 36,
  blockSize: 44,
  marginInline: 'auto',
  borderRadius: radius.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '&:hover:not(:disabled)': { boxShadow: `inset 0 0 0 1px ${color.control}` },
    '&:focus-visible': { outlineOffset: -2 },
    [`${today} &::after`]: {
      content: '',
      position: 'absolute',
      insetBlockEnd: 5,
      inlineSize: 4,
      blockSize: 4,
      borderRadius: radius.full,
      background: color.metal,
    },
    [`${disabled} &`]: {
      color: color.inkTertiary,
      opacity: 0.5,
      cursor: 'default',
      textDecoration: 'line-through',
    },
    [`${rangeStart} &, ${rangeEnd} &`]: { background: color.ink, color: color.onInk, fontWeight: 600 },
  },
})

export const dayGridClasses = {
  months,
  nav,
  button_previous: step,
  button_next: step,
  chevron,
  month_caption: caption,
  month_grid: grid,
  weekday,
  week,
  day,
  day_button: button,
  today,
  disabled,
  hidden: absent,
  range_start: rangeStart,
  range_middle: middle,
  range_end: rangeEnd,
}

export const more = style({ marginBlockStart: space.s3 })
