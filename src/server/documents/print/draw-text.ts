// Text on a page, in the fonts that have its letters: broken into lines between its words, and words from the right in their order.

import type { Fonts, Run } from './letters.ts'

export type TextStyle = {
  size: number
  colour: string
  isBold?: boolean
  align?: 'left' | 'right'
}

type Place = { x: number; y: number; width: number }
type Sheet = { page: PDFKit.PDFDocument; fonts: Fonts }
type Word = { runs: Run[]; width: number; isFromRight: boolean }

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Of a font's size: from one line to the next, and from its top to the line that letters stand on. */
const lineHeight = 1.3
const ascent = 0.98

/** Draws it and returns where the next thing may begin below. */
export function drawText(sheet: Sheet, text: string, style: TextStyle, { x, y, width }: Place): number {
  const lines = linesOf(sheet, text, style, width)
  for (const [at, words] of lines.entries()) {
    const runs = joined(words)
    const left = style.align === 'right' ? x + width - runsWidth(sheet, runs, style) : x
    drawLine(sheet, runs, style, { x: left, y: y + style.size * (lineHeight * at + ascent) })
  }
  return y + lines.length * style.size * lineHeight
}

/** How high it will be. */
export function heightOf(sheet: Sheet, text: string, style: TextStyle, width: number): number {
  return linesOf(sheet, text, style, width).length * style.size * lineHeight
}

function linesOf(sheet: Sheet, text: string, style: TextStyle, width: number): Word[][] {
  const blank = blankOf(sheet, style)
  return text.split('\n').flatMap((paragraph) => {
    const lines: Word[][] = [[]]
    let left = width
    for (const word of wordsOf(sheet, paragraph, { whole: paragraph, style, width })) {
      const line = lines.at(-1)!
      const needs = word.width + (line.length > 0 ? blank : 0)
      if (needs > left && line.length > 0) {
        lines.push([word])
        left = width - word.width
      } else {
        line.push(word)
        left -= needs
      }
    }
    return lines.map(inOrder)
  })
}

/** One that is wider than a line is cut where the line ends. */
function wordsOf(
  sheet: Sheet,
  paragraph: string,
  within: { whole: string; style: TextStyle; width: number },
): Word[] {
  const { whole, style, width } = within
  return paragraph.split(' ').flatMap((text) => {
    const runs = sheet.fonts.runsOf(text, whole)
    if (runs.length === 0) return []
    const word = { runs, width: runsWidth(sheet, runs, style), isFromRight: fromRight.test(text) }
    if (word.width <= width) return [word]
    const letters = [...text]
    const fits = Math.max(1, Math.floor((letters.length * width) / word.width) - 1)
    const [head, rest] = [letters.slice(0, fits).join(''), letters.slice(fits).join('')]
    return letters.length === 1 ? [word] : wordsOf(sheet, `${head} ${rest}`, within)
  })
}

/** Words are drawn from the left; those that are read from the right, one after the other, stand the other way round. */
function inOrder(words: Word[]): Word[] {
  const ordered: Word[] = []
  let from = 0
  for (const word of words) {
    if (word.isFromRight) ordered.splice(from, 0, word)
    else {
      ordered.push(word)
      from = ordered.length
    }
  }
  return ordered
}

function drawLine(
  sheet: Sheet,
  runs: readonly Run[],
  style: TextStyle,
  { x, y }: { x: number; y: number },
): void {
  let at = x
  for (const run of runs) {
    setFont(sheet, run, style)
    sheet.page.fillColor(style.colour).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
    at += sheet.page.widthOfString(run.text)
  }
}

/** With the blanks between its words: the font of ideographs has none, and in a run from the right they would stand at the wrong end. */
function joined(words: readonly Word[]): Run[] {
  const runs: Run[] = []
  const add = ({ font, text }: Run) => {
    const last = runs.at(-1)
    if (last && last.font === font) last.text += text
    else runs.push({ font, text })
  }
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const isLatin = before?.runs.at(-1)?.font === 'Letters' && !before.isFromRight && !word.isFromRight
    if (before) add({ font: isLatin ? 'Letters' : null, text: ' ' })
    word.runs.forEach(add)
  }
  return runs
}

const blankOf = (sheet: Sheet, style: TextStyle) => runsWidth(sheet, [{ font: null, text: ' ' }], style)

function runsWidth(sheet: Sheet, runs: readonly Run[], style: TextStyle): number {
  return runs.reduce((sum, run) => sum + setFont(sheet, run, style).widthOfString(run.text), 0)
}

function setFont({ page }: Sheet, { font }: Run, { size, isBold }: TextStyle): PDFKit.PDFDocument {
  return page.font(font ?? (isBold ? 'Helvetica-Bold' : 'Helvetica')).fontSize(size)
}
