import { style } from '@vanilla-extract/css'
import { media, responsive } from '../responsive.ts'
import { vars } from '../theme.css.ts'
import { control as size, duration, ease } from '../tokens.ts'
import { fontSize, type } from '../type.ts'

const { color, space, radius } = vars

export const field = style({ display: 'grid', gap: 6, alignContent: 'start', minInlineSize: 0 })

export const label = style({ ...type.bodyS, fontWeight: 500, justifySelf: 'start' })

/** What a value is typed or chosen in; also for elements of other folders that look like one. */
export const control = style(
  responsive({
    phone: {
      inlineSize: '100%',
      minBlockSize: size.phone,
      paddingInline: space.s4,
      ...type.bodyM,
      color: color.ink,
      background: color.surface,
      border: `1px solid ${color.control}`,
      borderRadius: radius.sm,
      appearance: 'none',
      transition: `border-color ${duration.fast} ${ease.standard}`,
      ':focus-visible': { borderColor: color.ink },
      selectors: {
        '&[aria-invalid="true"]': { borderColor: color.danger },
        '&:disabled': { color: color.inkTertiary, background: color.sunken },
        '&[readonly]': { color: color.inkSecondary, background: color.sunken },
      },
      '@media': { [media.narrow]: { paddingInline: space.s2, fontSize: fontSize.s14 } },
    },
    desktop: { minBlockSize: size.desktop },
  }),
)

/** How high an empty text may be, in lines. */
export type Rows = 2 | 3 | 4 | 5
const lines = (rows: Rows) => ({ minBlockSize: `calc(24px * ${rows} + 2 * ${space.s3} + 2px)` })

/** A control of several lines: 4, or as many as its `rows` say. The policy of a page forbids a style on the element. */
export const area = style([
  control,
  {
    display: 'block',
    paddingBlock: space.s3,
    resize: 'vertical',
    // Grows with what is typed where the browser can; elsewhere it scrolls.
    fieldSizing: 'content',
    ...lines(4),
    maxBlockSize: 'max(320px, 50dvh)',
    selectors: { '&[rows="2"]': lines(2), '&[rows="3"]': lines(3), '&[rows="5"]': lines(5) },
  },
])

export const row = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const withSuffix = style({ paddingInlineEnd: 52 })
export const suffix = style({
  position: 'absolute',
  insetInlineEnd: 4,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: color.inkSecondary,
})

export const help = style({ ...type.bodyS, color: color.inkSecondary })

export const helpRow = style({ display: 'flex', gap: space.s4, justifyContent: 'space-between' })

export const counted = style([
  help,
  { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
])

export const error = style({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  ...type.bodyS,
  fontWeight: 500,
  color: color.danger,
})

export const errorIcon = style({ marginBlockStart: 2 })
