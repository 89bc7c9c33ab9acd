import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { fewLetters, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { type } from '#client/ui/type.ts'

const { color, space, radius } = vars
const size = 24

/** Each look paints the line that leads to the step, its dot and its edge. */
const line = createVar()
const fill = createVar()
const edge = createVar()

export const timeline = style({
  // Its steps look at its width in letters, whatever raised their size.
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space.s3,
  padding: 0,
})

export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  // Equal shares, but for a long word: it takes its room from the others.
  flex: '1 1 0',
  minInlineSize: 'min-content',
  textAlign: 'center',
  // Below each other, the steps need no line between them.
  '@container': {
    [fewLetters]: {
      flexBasis: '100%',
      flexFlow: 'row wrap',
      columnGap: space.s3,
      textAlign: 'start',
      '::before': { display: 'none' },
    },
  },
  // The line from the step before.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: size / 2 - 1,
    insetInlineEnd: `calc(50% + ${size / 2 + 4}px)`,
    insetInlineStart: `calc(-50% + ${size / 2 + 4}px)`,
    blockSize: 2,
    background: line,
  },
  selectors: { '&:first-child::before': { display: 'none' } },
})

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size,
  blockSize: size,
  marginBlockEnd: space.s1,
  border: `2px solid ${edge}`,
  borderRadius: radius.full,
  background: fill,
  color: color.onInk,
})

export const label = style(
  responsive({
    phone: { maxInlineSize: '100%', ...type.caption, fontWeight: 500 },
    desktop: { ...type.bodyS },
  }),
)

/** On the metal of the current step, dark in both themes. */
export const waiting = style({ color: '#1A1A1A' })

export const when = style({ color: color.inkTertiary })

export const looks = styleVariants({
  done: { vars: { [line]: color.ink, [fill]: color.ink, [edge]: color.ink } },
  current: { vars: { [line]: color.ink, [fill]: color.metal, [edge]: color.ink } },
  ahead: {
    vars: { [line]: color.hair, [fill]: color.surface, [edge]: color.control },
    color: color.inkSecondary,
  },
  cancelled: {
    vars: { [line]: color.danger, [fill]: color.danger, [edge]: color.danger },
    color: color.danger,
  },
})
