// Pictures that a driver took of a car and that the server does not have yet: each on its own, by its hash. Sent twice it is one.

import * as v from 'valibot'
import { Id } from '#contract/fields.ts'
import { failures } from '#domain/failure.ts'
import { inspectionKinds, pictureSlots } from '#domain/inspection/inspection.ts'
import { renewInspections } from '#client/api/bookings/inspection-queries.ts'
import { dropPictures } from '#client/storage/walks/picture-store.ts'
import { wakeWithNetwork } from './background-sync.ts'
import { mutationQueue } from './mutation-queue.ts'

const DriverPicture = v.object({
  booking: Id,
  kind: v.picklist(inspectionKinds),
  /** Null shows a detail. */
  slot: v.nullable(v.picklist(pictureSlots)),
  /** By the clock of this device. */
  takenAt: v.string(),
  /** Why the server refused it. Such a one goes out again only when its person says so. */
  problem: v.nullable(v.picklist(failures)),
})
export type DriverPicture = v.InferOutput<typeof DriverPicture>

export const driverPictureQueue = mutationQueue('driver-pictures', {
  entry: DriverPicture,
  /** Another tab has sent them, or the worker. */
  onGone: (gone) => {
    for (const booking of new Set(gone.map((each) => each.booking))) void renewInspections(booking)
  },
})

/** The bytes are kept beside it, by the same hash. */
export async function queueDriverPicture(
  sha256: string,
  picture: Omit<DriverPicture, 'problem'>,
): Promise<void> {
  await driverPictureQueue.update((entries) => ({ ...entries, [sha256]: { ...picture, problem: null } }))
  void wakeWithNetwork()
}

/** Lets those of a booking go out again that the server refused. */
export const retryDriverPictures = (booking: string) =>
  driverPictureQueue.update((entries) =>
    Object.fromEntries(
      Object.entries(entries).map(([sha256, entry]) => [
        sha256,
        entry.booking === booking ? { ...entry, problem: null } : entry,
      ]),
    ),
  )

/** Takes one off this device. What is on its way at this moment arrives all the same. */
export async function discardDriverPicture(sha256: string): Promise<void> {
  await driverPictureQueue.update((entries) =>
    Object.fromEntries(Object.entries(entries).filter(([other]) => other !== sha256)),
  )
  await dropPictures([sha256])
}
