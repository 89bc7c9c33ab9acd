// Sends what a driver photographed, one picture after the other, the oldest first.

import { renewInspections } from '#client/api/bookings/inspection-queries.ts'
import { sendDriverPicture } from '#client/api/bookings/send-driver-pictures.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { readPicture } from '#client/storage/walks/picture-store.ts'
import { discardDriverPicture, driverPictureQueue, type DriverPicture } from './driver-pictures.ts'
import { sync, type MutationHandler } from './sync.ts'

type Step = { sha256: string; entry: DriverPicture }

const handler: MutationHandler<DriverPicture, Step, void> = {
  queue: driverPictureQueue,
  isForGuests: true,
  next(entries, skipped) {
    const passed = new Set(skipped.map(({ sha256 }) => sha256))
    const [first] = Object.entries(entries)
      .filter(([sha256, { problem }]) => problem === null && !passed.has(sha256))
      .toSorted(([, a], [, b]) => a.takenAt.localeCompare(b.takenAt))
    return first === undefined ? null : { sha256: first[0], entry: first[1] }
  },
  async send({ sha256, entry: { booking, kind, slot, takenAt } }) {
    const bytes = await readPicture(sha256)
    if (bytes === null) throw new CallFailure('not-found')
    await sendDriverPicture(booking, sha256, bytes, {
      kind,
      takenAt,
      ...(slot !== null && { slot }),
    })
  },
  async onSent({ sha256, entry }) {
    await discardDriverPicture(sha256)
    await renewInspections(entry.booking)
  },
  stopsOn: new Set(['offline']),
  skipsOn: new Set(['unavailable', 'unexpected', 'too-many-requests']),
  onRefused: ({ sha256, entry }, problem) =>
    driverPictureQueue.update((entries) => ({ ...entries, [sha256]: { ...entry, problem } })),
}

export async function syncDriverPictures(): Promise<void> {
  await sync(handler)
}
