import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize } from '#client/ui/type.ts'

const { color, space, radius } = vars

/** In a card of its own it scrolls to the side; the names of the cars stay. */
export const heat = style({ borderCollapse: 'separate', borderSpacing: 0 })
globalStyle(`${heat} :is(th, td):first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: '11rem',
  minInlineSize: '8rem',
  borderInlineEnd: `1px solid ${color.hair}`,
  background: color.surface,
})
globalStyle(`${heat} thead th:first-child`, { background: color.sunken })
globalStyle(`${heat} tbody :is(th, td)`, {
  paddingBlock: space.s2,
  borderBlockStart: `1px solid ${color.hair}`,
})

export const car = style({ overflowWrap: 'anywhere' })
export const under = style({ display: 'block', fontSize: fontSize.s14, color: color.inkSecondary })

/** Ink stays legible on the darkest of them, in both themes. */
export const cell = style({
  // What is heard alone stays in its cell: else it widens the page.
  position: 'relative',
  selectors: Object.fromEntries(
    [12, 22, 32, 42].map((share, index) => [
      `&[data-shade="${index + 1}"]`,
      { background: `color-mix(in srgb, ${color.accentText} ${share}%, ${color.surface})` },
    ]),
  ),
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s4}`,
  fontSize: fontSize.s14,
  color: color.inkSecondary,
})
export const swatch = style({
  display: 'inline-block',
  inlineSize: '1rem',
  blockSize: '1rem',
  marginInlineEnd: space.s2,
  borderRadius: radius.xs,
  verticalAlign: '-0.15em',
})
