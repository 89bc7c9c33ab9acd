import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EntryKind } from '#domain/calendar/entry.ts'

export const kindLabels: Record<EntryKind, MessageDescriptor> = {
  booking: msg`Booking`,
  hold: msg`Waiting for payment`,
  block: msg`Private use`,
  wash: msg`Wash`,
  maintenance: msg`Maintenance`,
}
