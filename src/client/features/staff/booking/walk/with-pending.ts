// A booking as this device knows it: with what was finished here and the server does not say yet.

import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { InspectionKind } from '#domain/inspection/inspection.ts'
import { walkName, type InspectionEntries } from '#client/mutations/inspections.ts'

export function withPending(booking: StaffBooking, entries: InspectionEntries): StaffBooking {
  const at = (kind: InspectionKind) => {
    const entry = entries[walkName(kind, booking._id)]
    return entry !== undefined && (entry.isRecorded || entry.problem === null) ? entry.record.takenAt : null
  }
  const [out, back] = [at('out'), at('back')]
  if (out === null && back === null) return booking
  return {
    ...booking,
    handedOverAt: booking.handedOverAt ?? out,
    returnedAt: booking.returnedAt ?? back,
    // What has not arrived is nothing to be undone by the server.
    ...((booking.handedOverAt === null || (back !== null && booking.returnedAt === null)) && {
      mayUndo: false,
    }),
  }
}
