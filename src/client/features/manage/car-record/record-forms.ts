// What is typed about a car's costs and services, and what of it the server takes.

import * as v from 'valibot'
import { CostFields } from '#contract/staff/fleet/car-account.ts'
import { ServiceFields } from '#contract/staff/fleet/upkeep.ts'
import { costKinds } from '#domain/upkeep/costs.ts'
import { isPlan, serviceKinds } from '#domain/upkeep/service-plan.ts'
import { parseDraft, type FieldProblems } from '#client/components/staff/parse-draft.ts'
import { readAmount } from '#client/components/staff/typed-amount.ts'

type Parsed<F> = { fields: F | null; problems: FieldProblems }

export const CostDraft = v.object({
  kind: v.picklist(costKinds),
  amount: v.string(),
  day: v.string(),
  note: v.string(),
})

export const parseCost = ({ amount, ...draft }: v.InferOutput<typeof CostDraft>) =>
  withNumbers({ amount }, (numbers) => parseDraft(CostFields, { ...draft, amount: numbers['amount'] ?? 0 }))

export const ServiceDraft = v.object({
  kind: v.picklist(serviceKinds),
  note: v.string(),
  everyKm: v.string(),
  everyMonths: v.string(),
  lastDay: v.string(),
  lastKm: v.string(),
})
export type ServiceDraft = v.InferOutput<typeof ServiceDraft>
type Service = v.InferOutput<typeof ServiceFields>

export function parseService({ everyKm, everyMonths, lastKm, ...draft }: ServiceDraft): Parsed<Service> {
  const { fields, problems } = withNumbers({ everyKm, everyMonths, lastKm }, (numbers) =>
    parseDraft(ServiceFields, { ...draft, ...numbers }),
  )
  if (fields === null || isPlan(fields)) return { fields, problems }
  return { fields: null, problems: { [fields.everyKm === null ? 'everyMonths' : 'lastKm']: 'required' } }
}

export const DoneDraft = v.object({ day: v.string(), km: v.string() })
const DoneFields = v.object({ day: ServiceFields.entries.lastDay, km: ServiceFields.entries.lastKm })

/** `needsKm`: the plan counts them. */
export function parseDone({ day, km }: v.InferOutput<typeof DoneDraft>, needsKm: boolean) {
  const { fields, problems } = withNumbers({ km }, (numbers) => parseDraft(DoneFields, { day, ...numbers }))
  return fields?.km === null && needsKm
    ? { fields: null, problems: { km: 'required' } as FieldProblems }
    : { fields, problems }
}

/** Numbers as people type them; what is none is said at its field, and nothing typed is null. */
function withNumbers<F>(
  typed: Record<string, string>,
  parse: (numbers: Record<string, number | null>) => Parsed<F>,
): Parsed<F> {
  const numbers: Record<string, number | null> = {}
  const wrong: FieldProblems = {}
  for (const [name, text] of Object.entries(typed)) {
    const number = text.trim() === '' ? null : readAmount(text)
    numbers[name] = number
    if (text.trim() !== '' && number === null) wrong[name] = 'invalid-input'
  }
  const { fields, problems } = parse(numbers)
  if (Object.keys(wrong).length === 0) return { fields, problems }
  return { fields: null, problems: { ...problems, ...wrong } }
}
