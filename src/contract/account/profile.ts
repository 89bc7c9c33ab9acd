// A person's own profile and personal data. The first two calls are imposed (rule 11).

import * as v from 'valibot'
import { keySteps } from '#domain/inspection/walk.ts'
import { licenceRefusals } from '#domain/people/licence-check.ts'
import { maximumPasswordLength } from '#domain/people/password.ts'
import { User } from './account.ts'
import { demonstrationPassword } from './sign-in.ts'
import { Booking } from '../bookings/bookings.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, code, Day, Id, Language, Timestamp } from '../fields.ts'
import { BirthDate, Phone } from '../person-fields.ts'
import { Extra } from '../cars/quotes.ts'
import { NotificationRow } from '../site/notifications.ts'
import { Session } from './sessions.ts'
import { eitherName, emptyIsNull, hasName, line, paragraphs, withFullName } from '../text.ts'

/**
 * What a person may change; a key that is left out keeps what is stored. Without an id it is the person signed in. Any other
 * key is ignored.
 */
export const Profile = v.pipe(
  v.object({
    _id: v.optional(Id),
    ...eitherName,
    phone: v.optional(emptyIsNull(Phone)),
    birthDate: v.optional(emptyIsNull(BirthDate)),
    location: v.optional(emptyIsNull(line(120))),
    bio: v.optional(emptyIsNull(paragraphs(1000))),
    enableEmailNotifications: v.optional(v.boolean()),
  }),
  v.forward(v.partialCheck([['fullName'], ['name']], hasName, code('required')), ['fullName']),
  v.transform(withFullName),
)
export type Profile = v.InferOutput<typeof Profile>

export const updateUser = endpoint({
  method: 'POST',
  path: '/api/update-user',
  summary: "Changes the caller's own record",
  body: Profile,
  statuses: { 200: 'Changed' },
  failures: ['signed-out', 'not-found', 'too-young', 'invalid-date'],
  access: 'signed-in',
  example: () => ({
    body: {
      _id: 'amina-ngassa',
      fullName: 'Amina Ngassa',
      phone: '+237629000201',
      birthDate: '1991-04-17',
      location: 'Douala',
      bio: '',
      enableEmailNotifications: true,
    },
  }),
})

export const updateEmailNotifications = endpoint({
  method: 'POST',
  path: '/api/update-email-notifications',
  summary: 'Switches the mails that are not essential on or off',
  /** Without an id, the person signed in. */
  body: v.object({ _id: v.optional(Id), enableEmailNotifications: v.boolean() }),
  statuses: { 200: 'Changed' },
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ body: { _id: 'amina-ngassa', enableEmailNotifications: true } }),
})

/** What is private is handed over, and what cannot be undone is done, only to who knows the password now. */
const Confirmed = v.object({
  password: v.pipe(
    v.string(code('required')),
    v.minLength(1, code('required')),
    v.maxLength(maximumPasswordLength, code('too-long')),
  ),
})

export const PersonalData = v.object({
  exportedAt: Timestamp,
  user: v.object({ ...User.entries, createdAt: Timestamp }),
  bookings: v.array(
    v.object({
      ...Booking.entries,
      driver: v.object({ ...Booking.entries.driver.entries, birthDate: v.nullable(Day) }),
      additionalDriver: v.nullable(
        v.object({ fullName: v.string(), phone: v.string(), birthDate: v.string() }),
      ),
      cancelReason: v.nullable(v.string()),
      /** With what was noted about it. */
      history: v.array(v.object({ ...Booking.entries.history.item.entries, note: v.nullable(v.string()) })),
    }),
  ),
  /** What the person said of trips, oldest first. */
  reviews: v.array(
    v.object({
      _id: v.string(),
      booking: v.string(),
      carStars: v.number(),
      supplierStars: v.number(),
      chips: v.array(v.string()),
      text: v.nullable(v.string()),
      firstName: v.nullable(v.string()),
      answer: v.nullable(v.string()),
      writtenAt: Timestamp,
      changedAt: Timestamp,
    }),
  ),
  /** What the person asked to change in bookings, oldest first, and what was answered. */
  changes: v.array(
    v.object({
      booking: Id,
      from: Timestamp,
      to: Timestamp,
      extras: v.array(Extra),
      total: Amount,
      note: v.nullable(v.string()),
      requestedAt: Timestamp,
      state: v.picklist(['open', 'accepted', 'declined', 'withdrawn', 'overtaken']),
      answeredAt: v.nullable(Timestamp),
      answer: v.nullable(v.string()),
    }),
  ),
  /** Documents that staff saw before the keys of bookings left, oldest first. */
  papersSeen: v.array(
    v.object({ booking: Id, step: v.picklist(keySteps), number: v.string(), seenAt: Timestamp }),
  ),
  /** Phones that were asked for the money of bookings, oldest first. */
  phonesAsked: v.array(v.object({ booking: Id, phone: v.string(), askedAt: v.nullable(Timestamp) })),
  sessions: v.array(Session),
  /** Also those that were deleted from the list but not forgotten. */
  notifications: v.array(v.object({ ...NotificationRow.entries, isDeleted: v.boolean() })),
  /** Saved cars, latest first. */
  favourites: v.array(v.object({ car: Id, name: v.string(), savedAt: Timestamp })),
  /** Devices that receive push messages: the service that carries them, such as `fcm.googleapis.com`. */
  pushDevices: v.array(v.object({ service: v.string(), savedAt: Timestamp })),
  /** The providers through which the person can sign in, and the name each of them has for the person. */
  identities: v.array(v.object({ provider: v.string(), subject: v.string(), connectedAt: Timestamp })),
  /** Null when the address is not on the list. */
  newsletter: v.nullable(
    v.object({
      language: Language,
      state: v.picklist(['asked', 'confirmed']),
      source: v.string(),
      askedAt: Timestamp,
      confirmedAt: v.nullable(Timestamp),
    }),
  ),
  /** What staff said of the licence on file; without a refusal it is verified. */
  licenceCheck: v.nullable(
    v.object({ refusal: v.nullable(v.picklist(licenceRefusals)), checkedAt: Timestamp }),
  ),
  /** What admins noted about the person, oldest first. */
  notes: v.array(
    v.object({ kind: v.picklist(['note', 'suspended', 'reinstated']), text: v.string(), at: Timestamp }),
  ),
  /** What the person wrote to us and is not in our mailbox yet. */
  messages: v.array(
    v.object({ from: v.string(), subject: v.string(), message: v.string(), sentAt: Timestamp }),
  ),
  /** Whole files, the picture and the licence, as they are kept. */
  files: v.array(
    v.object({
      kind: v.picklist(['avatar', 'licence']),
      /** A licence may have its back in a file of its own. */
      side: v.picklist(['front', 'back']),
      name: v.string(),
      type: v.string(),
      base64: v.string(),
    }),
  ),
})
export type PersonalData = v.InferOutput<typeof PersonalData>

export const exportData = endpoint({
  method: 'POST',
  path: '/api/export',
  summary: 'Everything kept about the caller, as a file. An account without a password sets one first',
  body: Confirmed,
  response: PersonalData,
  statuses: { 200: 'The copy', 204: 'Wrong password' },
  failures: ['signed-out', 'forbidden', 'too-many-requests'],
  access: 'signed-in',
  example: () => ({ body: { password: demonstrationPassword } }),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/delete-account',
  summary: "Erases the caller's personal data; bookings keep their money and dates",
  body: Confirmed,
  statuses: { 200: 'Erased, and every session ended', 204: 'Wrong password' },
  failures: ['signed-out', 'forbidden', 'open-bookings', 'too-many-requests'],
  access: 'signed-in',
  // A wrong password: trying the examples must not delete an account.
  example: () => ({ body: { password: 'not-my-password' } }),
})
