import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, lineHeight } from '#client/ui/type.ts'

const { space } = vars

/** Small enough that one sheet holds the longest booking. */
export const sheet = style({
  display: 'grid',
  gap: space.s4,
  fontSize: fontSize.print,
  lineHeight: lineHeight.print,
})
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' })
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
export const label = style({ padding: '1.2mm 2mm 1.2mm 0', textAlign: 'start', fontWeight: 400 })
export const amount = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const strong = style({ fontWeight: 600 })
export const byPen = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr 1fr',
  alignItems: 'center',
  columnGap: space.s3,
  rowGap: space.s1,
})
/** To be filled with a pen. */
export const blank = style({ blockSize: '9mm', border: '1px solid #000' })
export const signatures = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10mm' })
export const signature = style({ paddingBlockStart: '18mm', borderBlockEnd: '1px solid #000' })
