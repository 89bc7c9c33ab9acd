// Walks around a car that were finished on this device: each is one record with an id of its own, which moves the keys, and then
// its pictures one by one. Sending any of it twice changes nothing.

import * as v from 'valibot'
import { NewCharge } from '#contract/staff/charges.ts'
import { recordInspection } from '#contract/staff/inspections.ts'
import { Id } from '#contract/fields.ts'
import { failures } from '#domain/failure.ts'
import type { InspectionKind } from '#domain/inspection/inspection.ts'
import { createStore } from '#client/store/create-store.ts'
import { dropPictures } from '#client/storage/walks/picture-store.ts'
import { wakeWithNetwork } from './background-sync.ts'
import { mutationQueue, type Entries } from './mutation-queue.ts'

const { sentAt: _now, ...written } = recordInspection.body!.entries

const InspectionEntry = v.object({
  booking: Id,
  /** As it is sent, but for what the clock says then. */
  record: v.object(written),
  /** When it was finished, in milliseconds by this device's clock. */
  at: v.number(),
  isRecorded: v.boolean(),
  /** What of a return is charged, until the server has it, and why it refused that. */
  charges: v.optional(v.array(NewCharge), []),
  chargesProblem: v.optional(v.nullable(v.picklist(failures)), null),
  /** Pictures that arrived, and those that cannot be sent, by their hashes. */
  sent: v.array(v.string()),
  lost: v.array(v.string()),
  /** Why the server refused it. Such a one goes out again only when its person says so. */
  problem: v.nullable(v.picklist(failures)),
})
export type InspectionEntry = v.InferOutput<typeof InspectionEntry>
export type InspectionEntries = Entries<InspectionEntry>

/** One booking has two ends. */
export const walkName = (kind: InspectionKind, booking: string) => `${kind}-${booking}`

export const inspectionQueue = mutationQueue('inspections', {
  entry: InspectionEntry,
  onGone: () => undefined,
})

/** How much of the picture that is on its way has left, from 0 to 1. */
export const pictureProgress = createStore<{ sha256: string; fraction: number } | null>(null)

type Finished = Pick<InspectionEntry, 'booking' | 'record' | 'at'> & Partial<Pick<InspectionEntry, 'charges'>>

/** Leaves a finished walk to be sent. Left twice, it is one. */
export async function queueInspection(finished: Finished): Promise<void> {
  const name = walkName(finished.record.kind, finished.booking)
  await inspectionQueue.update((entries) =>
    entries[name]?.record._id === finished.record._id
      ? entries
      : {
          ...entries,
          [name]: {
            ...finished,
            charges: finished.charges ?? [],
            chargesProblem: null,
            isRecorded: false,
            sent: [],
            lost: [],
            problem: null,
          },
        },
  )
  void wakeWithNetwork()
}

/** Lets one go out again that the server refused. */
export const retryInspection = (name: string) =>
  inspectionQueue.update((entries) =>
    changed(entries, name, { problem: null, chargesProblem: null, lost: [] }),
  )

/** Takes one out of the queue. What is on its way at this moment arrives all the same. */
export const withdrawInspection = (name: string) =>
  inspectionQueue.update((entries) =>
    Object.fromEntries(Object.entries(entries).filter(([other]) => other !== name)),
  )

/** What was charged by another way is not sent once more. */
export const settleQueuedCharges = (name: string) =>
  inspectionQueue.update((entries) =>
    changed(entries, name, { problem: null, charges: [], chargesProblem: null }),
  )

/** Also with the pictures that the server does not have. */
export async function discardInspection(name: string): Promise<void> {
  const entry = inspectionQueue.current().entries[name]
  await withdrawInspection(name)
  if (entry) await dropPictures(entry.record.pictures.map(({ sha256 }) => sha256))
}

export function changed(
  entries: InspectionEntries,
  name: string,
  change: Partial<InspectionEntry>,
): InspectionEntries {
  const found = entries[name]
  return found === undefined ? entries : { ...entries, [name]: { ...found, ...change } }
}

/** The hashes of the pictures that are still to be sent, in the order of the walk. */
export function unsentPictures({ record, sent, lost }: InspectionEntry): string[] {
  return record.pictures
    .map(({ sha256 }) => sha256)
    .filter((each) => !sent.includes(each) && !lost.includes(each))
}
