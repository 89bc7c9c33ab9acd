// The fields of a place that staff type, as the form and the server parse them.

import * as v from 'valibot'
import { photoIdPattern } from '#domain/car/photos.ts'
import { isDayHours } from '#domain/location/opening-hours.ts'
import { locationKinds } from '#domain/location/tree.ts'
import { code, Id } from '../../fields.ts'
import { line, name } from '../../text.ts'

export const mostParkingSpots = 8
/** Of a place, and the longest one. */
const mostAliases = 30
const longestAlias = 60

const wrong = code('invalid-input')
const required = (most: number) => v.pipe(line(most), v.minLength(1, code('required')))
const translated = (text: v.GenericSchema<string, string>) => v.object({ en: text, fr: text, es: text })
const degrees = (most: number) =>
  v.pipe(v.number(code('required')), v.minValue(-most, wrong), v.maxValue(most, wrong))

const coordinates = { latitude: degrees(90), longitude: degrees(180) }

/** Bounded by its length, so that no other text fits; whether it is a time is asked of the day, on whose field it is said. */
const TimeOfDay = v.pipe(v.string(code('required')), v.maxLength('00:00'.length, wrong))

const DayHours = v.nullable(
  v.pipe(v.object({ opens: TimeOfDay, closes: TimeOfDay }), v.check(isDayHours, wrong)),
)

/** Monday to Sunday. A place where nobody ever is would be none. */
const OpeningHours = v.pipe(
  v.array(DayHours, wrong),
  v.length(7, wrong),
  v.check((days) => days.some((day) => day !== null), wrong),
)

const PictureId = v.pipe(v.string(), v.regex(photoIdPattern, wrong))

/** What is left out of the optional ones stays as it is. */
export const PlaceFields = v.object({
  parent: v.nullable(Id),
  kind: v.picklist(locationKinds, wrong),
  name: translated(name(80)),
  /** The line that says where it is, with its landmark. */
  address: translated(required(200)),
  /** What else people call it: short names, crossroads, landmarks. */
  aliases: v.optional(v.pipe(v.array(name(longestAlias)), v.maxLength(mostAliases, code('too-long')))),
  meetingPoint: v.nullable(translated(required(300))),
  ...coordinates,
  /** Null is always open. */
  hours: v.optional(v.nullable(OpeningHours)),
  parking: v.optional(
    v.pipe(
      v.array(v.object({ name: translated(name(80)), ...coordinates })),
      v.maxLength(mostParkingSpots, wrong),
    ),
  ),
  /** Pictures that were sent before; null is none. */
  picture: v.optional(v.nullable(PictureId)),
  meetingPicture: v.optional(v.nullable(PictureId)),
})
export type PlaceFields = v.InferOutput<typeof PlaceFields>
