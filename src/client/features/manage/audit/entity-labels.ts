// The kinds of things that acts are about.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AuditKind } from '#domain/audit/kinds.ts'

type EntityOf<K> = K extends `${infer E}.${string}` ? E : never
export type Entity = EntityOf<AuditKind>

export const entityLabels: Record<Entity, MessageDescriptor> = {
  booking: msg`A booking`,
  car: msg`A car`,
  place: msg`A place`,
  season: msg`A season`,
  review: msg`A review`,
  calendar: msg`The calendar of a car`,
  'counter-payment': msg`Money taken at the counter`,
  'counter-refund': msg`Money handed back`,
  payment: msg`An online payment`,
  supplier: msg`A supplier`,
  person: msg`A person`,
  licence: msg`A licence`,
  settings: msg`Settings of the site`,
  work: msg`Work that failed`,
  bookings: msg`Bookings as a table`,
  cars: msg`Cars as a table`,
  figures: msg`Figures as a table`,
  people: msg`People as a table`,
  audit: msg`This record as a table`,
}
