import { style, styleVariants } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { bodyS, displayM, caption, titleL } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout as bar } from '#client/ui/tokens.ts'
import { fontSize, type } from '#client/ui/type.ts'

const { color, space, radius } = vars

const hiddenRule = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
const shownRule = { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } as const

export const formWidth = '36rem'

export const layout = style(
  responsive({
    // Room for the bar that lies over the end of the page.
    phone: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockEnd: `calc(${bar.stickyBar} - ${space.s8})`,
    },
    // A form is as wide as it reads well; prices stay near their words.
    tablet: { gridTemplateColumns: `minmax(0, ${formWidth})`, justifyContent: 'center' },
    desktop: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      justifyContent: 'normal',
      gap: space.s10,
      alignItems: 'start',
      paddingBlockEnd: 0,
    },
  }),
)

export const column = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 },
    desktop: { gap: space.s4 },
  }),
)

/** On a phone the first line is the step itself; the screen's title is for screen readers only. */
export const heading = style([displayM, responsive({ phone: hiddenRule, desktop: shownRule })])

export const notice = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space.s3,
  padding: space.s4,
  borderRadius: radius.md,
  ...type.table,
})

export const tones = styleVariants({
  danger: { background: color.dangerWash, color: color.danger },
  warning: { background: color.warningWash, color: color.warning },
  info: { background: color.accentWash, color: color.ink },
})

export const noticeText = style({ display: 'grid', gap: space.s2, justifyItems: 'start', minInlineSize: 0 })

export const stepBar = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space.s1 },
    desktop: { display: 'none' },
  }),
)

export const segment = style({
  blockSize: 3,
  borderRadius: vars.radius.full,
  background: vars.color.hair,
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
})
export const reached = style({
  background: vars.color.ink,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
})

export const section = style(
  responsive({
    phone: {},
    desktop: { border: `1px solid ${color.hair}`, borderRadius: radius.md, background: color.surface },
  }),
)

export const closed = style(responsive({ phone: { display: 'none' }, desktop: { display: 'block' } }))

export const sectionHead = style(
  responsive({
    phone: { display: 'flex', alignItems: 'center', gap: space.s4 },
    desktop: { minBlockSize: 76, paddingBlock: space.s4, paddingInline: space.s6 },
  }),
)

/** The words of a quiet button end where the amounts below it do; on a line of its own they begin where the others do. */
export const change = style({ marginInline: `calc(-1 * ${space.s4})`, paddingInline: space.s4 })

export const number = style(
  responsive({
    phone: { display: 'none' },
    desktop: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: 32,
      blockSize: 32,
      border: `1px solid ${color.control}`,
      borderRadius: radius.full,
      fontWeight: 600,
      fontSize: fontSize.s14,
      color: color.inkSecondary,
    },
  }),
)

export const numberNow = style([
  responsive({ desktop: { borderColor: color.ink, color: color.ink } }),
  { '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } } },
])
export const numberDone = style(
  responsive({ desktop: { borderColor: color.ink, background: color.ink, color: color.onInk } }),
)

export const sectionText = style({ flex: 1, minInlineSize: 0 })

export const title = style([titleL, { outlineOffset: 4 }])

/** Desktops number the steps; phones show the current one. */
export const count = style([
  caption,
  responsive({
    phone: { display: 'block', marginBlockEnd: space.s1, color: color.inkTertiary },
    desktop: { display: 'none' },
  }),
])

export const summary = style([bodyS, { color: color.inkSecondary }])

export const sectionBody = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s4,
      paddingBlockStart: space.s4,
    },
    desktop: { gap: space.s5, paddingBlock: `${space.s1} ${space.s6}`, paddingInline: space.s6 },
  }),
)
