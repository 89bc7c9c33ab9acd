import { globalStyle, style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const next = style(
  responsive({
    phone: { overflow: 'hidden' },
    desktop: { display: 'grid', gridTemplateColumns: '330px 1fr' },
  }),
)

export const photo = style({ minInlineSize: 0 })

// A wide strip of the 3:2 picture on phones; the desktop's column shows all of it.
globalStyle(`${photo} > span`, {
  aspectRatio: '2 / 1',
  '@media': { [media.desktop]: { aspectRatio: '3 / 2' } },
})

export const nextBody = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      gap: space.s2,
      padding: space.s4,
    },
    desktop: { padding: space.s6 },
  }),
)

export const nextHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
})

export const countdown = style([bodyS, { fontWeight: 600, color: color.accentText }])

export const quiet = style([bodyS, { color: color.inkSecondary }])

export const nextActions = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
      gap: space.s2,
      marginBlockStart: space.s2,
    },
    desktop: { maxInlineSize: 420 },
  }),
)
