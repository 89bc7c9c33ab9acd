import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, lineHeight } from '#client/ui/type.ts'
import { narrow } from './BottomNav.css.ts'

const { color, radius } = vars

export const badge = style({
  // As wide as high, whatever the size of the text.
  minInlineSize: '1.67em',
  paddingInline: 5,
  borderRadius: radius.full,
  background: color.ink,
  color: color.onInk,
  fontSize: fontSize.s12,
  lineHeight: lineHeight.l20,
  fontWeight: 600,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** Over the upper right of an icon, which stands in the middle of a positioned parent. */
export const atCorner = style([
  badge,
  {
    position: 'absolute',
    insetBlockStart: 5,
    insetInlineStart: 'calc(50% + 3px)',
    minInlineSize: '1.64em',
    paddingInline: 4,
    // The ring keeps the number apart from the icon's lines.
    border: `1px solid ${color.surface}`,
    fontSize: fontSize.s11,
    lineHeight: lineHeight.l16,
    '@container': {
      // There is no icon: beside the word.
      [narrow]: { position: 'static', paddingInline: 2 },
    },
  },
])
