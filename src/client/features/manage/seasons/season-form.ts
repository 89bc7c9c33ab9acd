// A season as typed, and what the server takes.

import * as v from 'valibot'
import { SeasonFields, type StaffSeason } from '#contract/staff/fleet/seasons.ts'
import { seasonDailyPrice } from '#domain/rental/season.ts'
import { parseDraft, type FieldProblems } from '#client/components/staff/parse-draft.ts'
import { readAmount } from '#client/components/staff/typed-amount.ts'

/** The number pads of phones have no sign. */
export const ways = ['dearer', 'cheaper', 'price'] as const
export type Way = (typeof ways)[number]

export const SeasonDraft = v.object({
  /** An admin says whose season it is; empty is not chosen. */
  supplier: v.string(),
  name: v.string(),
  firstDay: v.string(),
  lastDay: v.string(),
  way: v.picklist(ways),
  amount: v.string(),
  isForAll: v.boolean(),
  cars: v.array(v.string()),
  /** The version that the form began with. */
  was: v.number(),
})
export type SeasonDraft = v.InferOutput<typeof SeasonDraft>

export const emptySeason: SeasonDraft = {
  supplier: '',
  name: '',
  firstDay: '',
  lastDay: '',
  way: 'dearer',
  amount: '',
  isForAll: true,
  cars: [],
  was: 0,
}

export function draftOfSeason(season: StaffSeason): SeasonDraft {
  const { supplier, name, firstDay, lastDay, dailyPrice, percent, cars, version } = season
  return {
    supplier: supplier._id,
    name,
    firstDay,
    lastDay,
    way: percent === null ? 'price' : percent < 0 ? 'cheaper' : 'dearer',
    amount: String(percent === null ? dailyPrice : Math.abs(percent)),
    isForAll: false,
    cars,
    was: version,
  }
}

/** Not a number where nothing or something else is typed, so that the schema says what is wrong. */
const typedNumber = (text: string) => (text.trim() === '' ? undefined : (readAmount(text) ?? NaN))

function amountOf({ way, amount }: Pick<SeasonDraft, 'way' | 'amount'>) {
  const typed = typedNumber(amount)
  if (way === 'price') return { kind: 'price', dailyPrice: typed } as const
  return { kind: 'percent', percent: way === 'cheaper' && typed !== undefined ? -typed : typed } as const
}

export function parseSeason(draft: SeasonDraft) {
  const { name, firstDay, lastDay, isForAll, cars } = draft
  return parseDraft(SeasonFields, {
    name,
    days: { firstDay, lastDay },
    amount: amountOf(draft),
    cars: isForAll ? null : cars,
  })
}

/** What is wrong by the form's own fields: the amount is typed in one, and days that do not fit are said at the last. */
export function atFields({ days, ...problems }: FieldProblems): FieldProblems {
  const found = {
    ...problems,
    firstDay: problems['days.firstDay'],
    lastDay: problems['days.lastDay'] ?? days,
    amount: problems['amount.dailyPrice'] ?? problems['amount.percent'],
  }
  return Object.fromEntries(Object.entries(found).filter(([name, problem]) => problem && !name.includes('.')))
}

/** What a day at `rate` XAF would cost by what is typed; null until that is an amount. */
export function previewOf(draft: Pick<SeasonDraft, 'way' | 'amount'>, rate: number): number | null {
  const amount = amountOf(draft)
  if (amount.kind === 'price')
    return amount.dailyPrice ? seasonDailyPrice({ dailyPrice: amount.dailyPrice, percent: null }, rate) : null
  return amount.percent ? seasonDailyPrice({ dailyPrice: null, percent: amount.percent }, rate) : null
}
