// The empty bars and boxes that index.html shows until the app renders.

import { globalStyle } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'
import { type } from '#client/ui/type.ts'

const { color, space, radius } = vars
const onDesktop = (rule: object) => ({ '@media': { [media.desktop]: rule } })
const edge = `max(${layout.gutter.desktop}, (100% - ${layout.container}) / 2)`

globalStyle('.shell-bar', {
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${layout.header.phone} + 1px)`,
  paddingInline: layout.gutter.phone,
  borderBlockEnd: `1px solid ${color.hair}`,
  ...onDesktop({ blockSize: `calc(${layout.header.desktop} + 1px)`, paddingInline: edge }),
})

globalStyle('.shell-name', {
  fontFamily: vars.font.display,
  ...type.wordmark,
  letterSpacing: '.01em',
  borderBlockEnd: `1px solid ${color.metal}`,
  ...onDesktop({ ...type.wordmarkL }),
})

globalStyle('.shell-body', {
  display: 'grid',
  gap: space.s4,
  paddingInline: layout.gutter.phone,
  paddingBlock: space.s6,
  ...onDesktop({ paddingInline: edge, paddingBlock: space.s10 }),
})

globalStyle('.shell-title, .shell-card', {
  background: `color-mix(in srgb, ${color.ink} 5%, ${color.page})`,
  borderRadius: radius.sm,
})
globalStyle('.shell-title', { blockSize: 88, maxInlineSize: 420 })
globalStyle('.shell-card', {
  blockSize: 372,
  background: color.surface,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  ...onDesktop({ blockSize: 104 }),
})
globalStyle('.shell-words', {
  paddingInline: layout.gutter.phone,
  paddingBlock: space.s6,
  ...onDesktop({ paddingInline: edge }),
})
