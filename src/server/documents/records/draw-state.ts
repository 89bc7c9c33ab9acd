// What was read and looked for on the car.

import { checklistItems, type ChecklistItem } from '#domain/inspection/inspection.ts'
import { formatAmount } from '#domain/money/money.ts'
import { minute } from '#domain/rental/period.ts'
import { drawRow } from '#server/documents/print/sheet.ts'
import { writeDate } from '#server/messages/texts/write-date.ts'
import { drawHeading, type Part } from './part.ts'

const fractions = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8', '']

export function drawState(part: Part): void {
  const { sheet, record, texts, language } = part
  const { row, before } = record
  const line = (label: string, value: string, isStrong = false) => drawRow(sheet, label, value, isStrong)
  const kilometres = (many: number) => `${formatAmount(many, language)} km`
  drawHeading(part, texts.state)
  line(texts.taken, writeDate(row.taken_at.getTime(), language))
  if (row.recorded_at.getTime() - row.taken_at.getTime() > 5 * minute)
    line(texts.arrived, writeDate(row.recorded_at.getTime(), language))
  line(texts.kilometres, kilometres(row.kilometres), true)
  if (before && row.kilometres >= before.kilometres)
    line(texts.driven, kilometres(row.kilometres - before.kilometres))
  line(row.level_unit === 'percent' ? texts.battery : texts.fuel, levelOf(part), true)
  line(texts.clean, row.is_clean ? texts.yes : texts.no)
  const named = (isThere: boolean) =>
    row.checklist
      .filter((each) => each.isThere === isThere)
      .map(({ item }) => nameOf(part, item))
      .join(', ')
  const [there, lacking] = [named(true), named(false)]
  if (there !== '') line(`${texts.checklist}\n${texts.there}`, there)
  if (lacking !== '') line(`${texts.checklist}\n${texts.lacking}`, lacking, true)
}

function levelOf({ texts, record: { row } }: Part): string {
  if (row.level_unit === 'percent') return `${row.level} %`
  if (row.level === 0) return texts.empty
  return row.level === 8 ? texts.full : fractions[row.level]!
}

/** An item of a supplier's own is in its own words. */
function nameOf({ texts }: Part, item: string): string {
  return checklistItems.some((known) => known === item) ? texts.checklistItems[item as ChecklistItem] : item
}
