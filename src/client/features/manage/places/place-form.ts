// A place as typed, and what the server takes.

import * as v from 'valibot'
import { PlaceFields, type StaffPlace } from '#contract/staff/places.ts'
import { languages, type Language } from '#domain/language.ts'
import { locationKinds } from '#domain/location/tree.ts'
import { parseDraft } from '#client/components/staff/parse-draft.ts'
import { readDegrees } from './degrees.ts'

const Typed = v.object({ en: v.string(), fr: v.string(), es: v.string() })
export type Typed = v.InferOutput<typeof Typed>

export const PlaceDraft = v.object({
  kind: v.picklist(locationKinds),
  /** Empty is none. */
  parent: v.string(),
  name: Typed,
  address: Typed,
  meetingPoint: Typed,
  latitude: v.string(),
  longitude: v.string(),
  /** The version that the form began with. */
  was: v.number(),
})
export type PlaceDraft = v.InferOutput<typeof PlaceDraft>

const nothing: Typed = { en: '', fr: '', es: '' }

export const emptyPlace: PlaceDraft = {
  kind: 'city',
  parent: '',
  name: nothing,
  address: nothing,
  meetingPoint: nothing,
  latitude: '',
  longitude: '',
  was: 0,
}

export const draftOfPlace = (place: StaffPlace): PlaceDraft => ({
  kind: place.kind,
  parent: place.parent ?? '',
  name: place.name,
  address: place.address,
  meetingPoint: place.meetingPoint ?? nothing,
  latitude: String(place.latitude),
  longitude: String(place.longitude),
  was: place.version,
})

/** A language left empty reads as `first`, or else as one that was typed. */
function everywhere(typed: Typed, first: Language): Typed {
  const text = [first, ...languages].map((language) => typed[language].trim()).find((words) => words !== '')
  const of = (language: Language) => (typed[language].trim() === '' ? (text ?? '') : typed[language])
  return { en: of('en'), fr: of('fr'), es: of('es') }
}

/** `language` is the one that its author reads and types first. */
export function parsePlace(draft: PlaceDraft, language: Language) {
  const { kind, parent, name, address, meetingPoint, latitude, longitude } = draft
  const meeting = everywhere(meetingPoint, language)
  return parseDraft(PlaceFields, {
    kind,
    parent: parent === '' ? null : parent,
    name: everywhere(name, language),
    address: everywhere(address, language),
    meetingPoint: meeting.en === '' ? null : meeting,
    latitude: readDegrees(latitude),
    longitude: readDegrees(longitude),
  })
}
