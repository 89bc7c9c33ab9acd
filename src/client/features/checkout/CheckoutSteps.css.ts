import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { displayM } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout as bar } from '#client/ui/tokens.ts'

const { space } = vars

const hiddenRule = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
const shownRule = { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } as const

export const layout = style(
  responsive({
    // Room for the bar that lies over the end of the page.
    phone: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockEnd: `calc(${bar.stickyBar} - ${space.s8})`,
    },
    desktop: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
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

/** A phone's first line is the step itself; the name of the screen is heard there, not seen. */
export const heading = style([displayM, responsive({ phone: hiddenRule, desktop: shownRule })])
