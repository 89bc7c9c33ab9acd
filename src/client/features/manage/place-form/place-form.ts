// A place as typed, and what the server takes.

import * as v from 'valibot'
import { PlaceFields } from '#contract/staff/site/place-fields.ts'
import type { StaffPlace } from '#contract/staff/site/places.ts'
import { languages, type Language } from '#domain/language.ts'
import { locationKinds } from '#domain/location/tree.ts'
import { parseDraft, type FieldProblems } from '#client/components/staff/parse-draft.ts'
import { readDegrees } from './degrees.ts'

const Typed = v.object({ en: v.string(), fr: v.string(), es: v.string() })
export type Typed = v.InferOutput<typeof Typed>

const DayDraft = v.object({ isOpen: v.boolean(), opens: v.string(), closes: v.string() })
export type DayDraft = v.InferOutput<typeof DayDraft>

const SpotDraft = v.object({ name: Typed, latitude: v.string(), longitude: v.string() })
export type SpotDraft = v.InferOutput<typeof SpotDraft>

export const PlaceDraft = v.object({
  /** Empty while nobody has said it. */
  kind: v.picklist([...locationKinds, '']),
  /** Empty is none. */
  parent: v.string(),
  name: Typed,
  /** One a line, or apart by commas. */
  aliases: v.optional(v.string(), ''),
  address: Typed,
  meetingPoint: Typed,
  latitude: v.string(),
  longitude: v.string(),
  /** Null is always open. */
  hours: v.nullable(v.array(DayDraft)),
  parking: v.array(SpotDraft),
  /** Ids of pictures; empty is none. */
  picture: v.string(),
  meetingPicture: v.string(),
  /** The version that the form began with. */
  was: v.number(),
})
export type PlaceDraft = v.InferOutput<typeof PlaceDraft>

const nothing: Typed = { en: '', fr: '', es: '' }

export const emptyPlace: PlaceDraft = {
  kind: '',
  parent: '',
  name: nothing,
  aliases: '',
  address: nothing,
  meetingPoint: nothing,
  latitude: '',
  longitude: '',
  hours: null,
  parking: [],
  picture: '',
  meetingPicture: '',
  was: 0,
}

/** What most agencies keep, for somebody who begins to say them. */
export const usualHours: readonly DayDraft[] = Array.from({ length: 7 }, (_, day) => ({
  isOpen: day < 6,
  opens: '08:00',
  closes: '18:00',
}))

export const emptySpot: SpotDraft = { name: nothing, latitude: '', longitude: '' }

/** A time field has no 24:00: midnight is 00:00 there. */
const endOfDay = '24:00'

/** A place, or what somebody proposes as one. */
type WrittenPlace = Omit<PlaceFields, 'hours'> & { hours?: StaffPlace['hours'] | null | undefined }

export const draftOfPlace = (place: WrittenPlace, was: number): PlaceDraft => ({
  kind: place.kind,
  parent: place.parent ?? '',
  name: place.name,
  aliases: (place.aliases ?? []).join(', '),
  address: place.address,
  meetingPoint: place.meetingPoint ?? nothing,
  latitude: String(place.latitude),
  longitude: String(place.longitude),
  hours: place.hours?.map((day, index) => draftOfDay(day, usualHours[index]!)) ?? null,
  parking: (place.parking ?? []).map(({ name, latitude, longitude }) => ({
    name,
    latitude: String(latitude),
    longitude: String(longitude),
  })),
  picture: place.picture ?? '',
  meetingPicture: place.meetingPicture ?? '',
  was,
})

function draftOfDay(day: { opens: string; closes: string } | null, usual: DayDraft): DayDraft {
  if (day === null) return { ...usual, isOpen: false }
  return { isOpen: true, opens: day.opens, closes: day.closes === endOfDay ? '00:00' : day.closes }
}

/** A language left empty reads as `first`, or else as one that was typed. */
function everywhere(typed: Typed, first: Language): Typed {
  const text = [first, ...languages].map((language) => typed[language].trim()).find((words) => words !== '')
  const of = (language: Language) => (typed[language].trim() === '' ? (text ?? '') : typed[language])
  return { en: of('en'), fr: of('fr'), es: of('es') }
}

const aliasesIn = (typed: string) =>
  typed
    .split(/[,;\n]/)
    .map((alias) => alias.trim())
    .filter((alias) => alias !== '')

/** `language` is the one that its author reads and types first. */
export function parsePlace(draft: PlaceDraft, language: Language) {
  const { kind, parent, name, aliases, address, meetingPoint, latitude, longitude, hours, parking } = draft
  const meeting = everywhere(meetingPoint, language)
  const { fields, problems } = parseDraft(PlaceFields, {
    kind,
    parent: parent === '' ? null : parent,
    name: everywhere(name, language),
    aliases: aliasesIn(aliases),
    address: everywhere(address, language),
    meetingPoint: meeting.en === '' ? null : meeting,
    latitude: readDegrees(latitude),
    longitude: readDegrees(longitude),
    hours:
      hours?.map(({ isOpen, opens, closes }) =>
        isOpen ? { opens, closes: closes === '00:00' ? endOfDay : closes } : null,
      ) ?? null,
    parking: parking.map((spot) => ({
      name: everywhere(spot.name, language),
      latitude: readDegrees(spot.latitude),
      longitude: readDegrees(spot.longitude),
    })),
    picture: draft.picture === '' ? null : draft.picture,
    meetingPicture: draft.meetingPicture === '' ? null : draft.meetingPicture,
  })
  const missing: FieldProblems = kind === '' ? { kind: 'required' } : {}
  return { fields, problems: { ...problems, ...missing } }
}
