import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { BookingStatus } from '#domain/booking/status.ts'

export const statusLabels: Record<BookingStatus, MessageDescriptor> = {
  void: msg`Not completed`,
  pending: msg`Pending`,
  deposit: msg`Partly paid`,
  paid: msg`Paid`,
  reserved: msg`Reserved`,
  cancelled: msg`Cancelled`,
}
