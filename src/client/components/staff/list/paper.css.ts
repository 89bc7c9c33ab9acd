// A list on paper: its title, what narrows it, and its rows as a plain table, ink on white.

import { globalStyle, style } from '@vanilla-extract/css'
import { oneLine, rowLink } from '#client/ui/List/List.css.ts'
import { frame, sortButton, table, tickCell } from '#client/ui/table.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, lineHeight } from '#client/ui/type.ts'
import { pager, pageStart } from './lists.css.ts'

const { space } = vars

const onPrint = (rule: object) => ({ '@media': { print: rule } })
const ink = '#000'
const line = '.5pt solid #000'

export const onPaper = style({ display: 'none', ...onPrint({ display: 'block', color: ink }) })

export const onScreen = style(onPrint({ display: 'none !important' }))

/** No box of its own on a screen, and nothing of it on paper. */
export const offPaper = style({ display: 'contents', ...onPrint({ display: 'none' }) })

/** Dates are read in one line: what stands beside them has words to break at. */
export const unbroken = style({ whiteSpace: 'nowrap' })

const inList = (selector: string) => `${pageStart} ${selector}`

// Ways back and to other pages, boxes to tick, marks of the order.
for (const selector of [
  `button:has(+ ${pageStart})`,
  inList(`${pager} a`),
  inList(tickCell),
  inList(`${sortButton} svg`),
])
  globalStyle(selector, onPrint({ display: 'none !important' }))

globalStyle(inList(frame), onPrint({ overflow: 'visible', border: 0, borderRadius: 0, background: 'none' }))
globalStyle(inList(table), onPrint({ fontSize: fontSize.print, lineHeight: lineHeight.print }))
globalStyle(
  inList(`${table} *`),
  onPrint({ color: `${ink} !important`, background: 'none !important', fontSize: fontSize.print }),
)
globalStyle(
  inList(`${table} :is(th, td)`),
  onPrint({ padding: `2px ${space.s2} 2px 0 !important`, verticalAlign: 'top', borderBlockEnd: line }),
)
globalStyle(inList(`${table} tr`), onPrint({ breakInside: 'avoid' }))
globalStyle(inList(`${table} :is(${rowLink}, ${sortButton})`), onPrint({ minBlockSize: 0, margin: 0 }))
globalStyle(inList(`${table} ${oneLine}`), onPrint({ maxInlineSize: 'none', whiteSpace: 'normal' }))
