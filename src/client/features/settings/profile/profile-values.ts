// A person's details as a form: how the record reads, what was changed, and what is wrong with it.

import * as v from 'valibot'
import type { User } from '#contract/account/account.ts'
import { Profile } from '#contract/account/profile.ts'
import type { Failure } from '#domain/failure.ts'
import { ageAt, isBirthDate } from '#domain/people/age.ts'
import type { Instant } from '#domain/rental/period.ts'
import { internationalPhone, readablePhone } from '#domain/people/phone.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import type { ProfileChanges } from '#client/api/account/profile.ts'
import type { Problems } from '#client/components/form/useFields.ts'

/** In the order of the screen. */
export const profileFields = ['fullName', 'phone', 'birthDate', 'location', 'bio'] as const
export type ProfileField = (typeof profileFields)[number]
export type ProfileValues = Record<ProfileField, string>
type Details = Pick<User, ProfileField>

/** The longest text about oneself, in characters. */
export const longestBio = 1000

/** While the site's age is unknown the server decides. */
type SiteAge = { minimumAge?: number | undefined; now: Instant }

/** The record as it is in the form. */
export function valuesOf({ fullName, phone, birthDate, location, bio }: Details): ProfileValues {
  return {
    fullName,
    phone: phone === null ? '' : readablePhone(phone),
    birthDate: birthDate ?? '',
    location: location ?? '',
    bio: bio ?? '',
  }
}

/** Only what differs from the record, as it is sent; empty when there is nothing to save. */
export function changesOf(values: ProfileValues, record: Details): ProfileChanges {
  const before = detailsOf(valuesOf(record))
  const after = detailsOf(values)
  const changed = profileFields.filter((name) => after[name] !== before[name])
  return Object.fromEntries(changed.map((name) => [name, after[name]]))
}

/** The first problem of each changed field; unchanged fields are not checked. */
export function profileProblems(
  values: ProfileValues,
  record: Details,
  { minimumAge = 0, now }: SiteAge,
): Problems<ProfileField> {
  const changes = changesOf(values, record)
  const problems = refusedByContract({ fullName: record.fullName, ...changes })
  const { birthDate } = changes
  if (!birthDate || problems.birthDate) return problems
  if (!isBirthDate(birthDate, now)) return { ...problems, birthDate: 'invalid-date' }
  return ageAt(birthDate, now) < minimumAge ? { ...problems, birthDate: 'too-young' } : problems
}

/** When the record changes under the form: what was typed stays, everything else follows. */
export function followRecord(values: ProfileValues, before: Details, after: Details): ProfileValues {
  const typed = changesOf(values, before)
  const missing = changesOf(values, after)
  const fresh = valuesOf(after)
  const kept = profileFields.filter((name) => name in typed && name in missing)
  return { ...fresh, ...Object.fromEntries(kept.map((name) => [name, values[name]])) }
}

/** What the server has against fields of the form; empty when it is about none of them. */
export function refusedFields(error: unknown): Problems<ProfileField> {
  if (!(error instanceof CallFailure)) return {}
  const isKnown = ([name]: [string, Failure]) => profileFields.some((field) => field === name)
  return Object.fromEntries(Object.entries(error.fields ?? {}).filter(isKnown))
}

function detailsOf({ fullName, phone, birthDate, location, bio }: ProfileValues): Details {
  return {
    fullName: fullName.trim(),
    phone: internationalPhone(phone) || null,
    // A date that is not whole counts as a change, which the validation refuses.
    birthDate: birthDate.trim() || null,
    location: location.trim() || null,
    bio: bio.replace(/\r\n?/g, '\n').trim() || null,
  }
}

function refusedByContract(changes: ProfileChanges & { fullName: string }): Problems<ProfileField> {
  const result = v.safeParse(Profile, { _id: 'me', ...changes }, { abortPipeEarly: true })
  if (result.success) return {}
  // The contract's schemas give failure codes as messages.
  return Object.fromEntries(result.issues.map(({ path, message }) => [path?.[0]?.key, message as Failure]))
}
