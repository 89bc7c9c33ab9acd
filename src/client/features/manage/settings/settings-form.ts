// The form of the site's settings: what is typed, and what of it the server takes.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { SiteFields, type SiteSettings } from '#contract/staff/site/settings.ts'
import type { Failure } from '#domain/failure.ts'
import { readAmount } from '#client/components/staff/typed-amount.ts'

const numberNames = [
  'minPickupHours',
  'minRentalHours',
  'minPickupDropoffHour',
  'maxPickupDropoffHour',
  'minimumAge',
] as const
const contactNames = ['contactPhone', 'contactWhatsapp', 'contactEmail'] as const
export const bankNames = ['bankHolder', 'bankName', 'bankAccount', 'bankCode'] as const
const textNames = [...numberNames, ...contactNames, ...bankNames]
export type TextName = (typeof textNames)[number]

export const fieldLabels: Record<keyof SiteFields, MessageDescriptor> = {
  minPickupHours: msg`Hours of notice before a pick-up`,
  minRentalHours: msg`Shortest rental, in hours`,
  minPickupDropoffHour: msg`First hour of the day`,
  maxPickupDropoffHour: msg`Last hour of the day`,
  minimumAge: msg`Minimum age of drivers`,
  contactPhone: msg`Phone number`,
  contactWhatsapp: msg`WhatsApp number`,
  contactEmail: msg`Email address`,
  hideSuppliers: msg`Hide the names of suppliers`,
  unlistExpired: msg`Take cars with an expired paper off the search`,
  bankHolder: msg`Account holder`,
  bankName: msg`Bank`,
  bankAccount: msg`Account number or IBAN`,
  bankCode: msg`Bank code (SWIFT)`,
  bankShown: msg`Show the bank details to suppliers`,
}

/** As typed; what the device keeps of it for a day. */
export const SettingsDraft = v.object({
  ...(Object.fromEntries(textNames.map((name) => [name, v.string()])) as Record<
    TextName,
    v.StringSchema<undefined>
  >),
  hideSuppliers: v.boolean(),
  unlistExpired: v.boolean(),
  bankShown: v.boolean(),
  /** The version that the form began with. */
  was: v.number(),
})
export type SettingsDraft = v.InferOutput<typeof SettingsDraft>

export function draftOfSettings({
  version,
  areSuppliersHidden: _isHidden,
  ...fields
}: SiteSettings): SettingsDraft {
  const texts = Object.fromEntries(textNames.map((name) => [name, String(fields[name])]))
  const { hideSuppliers, unlistExpired, bankShown } = fields
  return { ...(texts as Record<TextName, string>), hideSuppliers, unlistExpired, bankShown, was: version }
}

export type SettingsProblems = Partial<Record<keyof SiteFields, Failure>>

/** The fields as the server takes them, or what is wrong with each. */
export function parseSettings({ was: _was, ...draft }: SettingsDraft): {
  fields: SiteFields | null
  problems: SettingsProblems
} {
  const numbers = numberNames.map((name) => [
    name,
    draft[name].trim() === '' ? null : (readAmount(draft[name]) ?? -1),
  ])
  const parsed = v.safeParse(SiteFields, { ...draft, ...Object.fromEntries(numbers) })
  if (parsed.success) return { fields: parsed.output, problems: {} }
  // The contract's schemas speak in failure codes.
  const problems = parsed.issues.map((issue) => [v.getDotPath(issue), issue.message])
  return { fields: null, problems: Object.fromEntries(problems.toReversed()) as SettingsProblems }
}
