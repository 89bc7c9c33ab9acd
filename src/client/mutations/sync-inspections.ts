// Sends finished walks: the record, with which the keys leave or return, what is charged, and the pictures one after the other.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isSecondRecord, renewInspections } from '#client/api/bookings/inspection-queries.ts'
import { sendInspection, sendPicture } from '#client/api/bookings/send-inspections.ts'
import { renewBooking } from '#client/api/bookings/booking-decisions.ts'
import { applyCharges } from '#client/api/bookings/staff-charges.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { isOnline } from '#client/api/connection.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { dropPictures, readPicture } from '#client/storage/walks/picture-store.ts'
import { clearWalkDraft } from '#client/storage/walks/walk-draft.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import {
  changed,
  inspectionQueue,
  pictureProgress,
  unsentPictures,
  type InspectionEntries,
  type InspectionEntry,
} from './inspections.ts'
import { sync, type MutationHandler } from './sync.ts'

/** The next thing of one walk to be sent; of a picture its hash. */
type Step = { name: string; entry: InspectionEntry; what: 'record' | 'charges' | 'end' | { sha256: string } }

const handler: MutationHandler<InspectionEntry, Step, void> = {
  queue: inspectionQueue,
  next: (entries, skipped) => nextStep(entries, new Set(skipped.map(({ name }) => name))),
  send,
  async onSent({ name, entry, what }) {
    if (what === 'end') return finish(name, entry)
    if (what === 'record') {
      await update(name, { isRecorded: true })
      await clearWalkDraft(name)
      await renewInspections(entry.booking)
      await renewBooking(entry.booking, undefined)
    } else if (what === 'charges') {
      await update(name, { charges: [] })
    } else {
      await inspectionQueue.update((entries) =>
        changed(entries, name, { sent: [...(entries[name]?.sent ?? []), what.sha256] }),
      )
      await dropPictures([what.sha256])
    }
  },
  stopsOn: new Set(['offline']),
  skipsOn: new Set(['unavailable', 'unexpected', 'too-many-requests']),
  async onRefused({ name, what }, problem) {
    // The pictures arrive all the same, and the charges stay to be looked at.
    if (what === 'charges') return update(name, { chargesProblem: problem })
    if (typeof what === 'string') return update(name, { problem })
    // One picture that cannot be sent holds up no other.
    await inspectionQueue.update((entries) =>
      changed(entries, name, { lost: [...(entries[name]?.lost ?? []), what.sha256] }),
    )
  },
}

/** By the time of their end: a car leaves before it comes back. */
function nextStep(entries: InspectionEntries, skipped: ReadonlySet<string>): Step | null {
  const [first] = Object.entries(entries)
    .filter(([name, { problem }]) => problem === null && !skipped.has(name))
    .toSorted(([, a], [, b]) => a.at - b.at)
  if (first === undefined) return null
  const [name, entry] = first
  const [sha256] = unsentPictures(entry)
  if (!entry.isRecorded) return { name, entry, what: 'record' }
  if (entry.charges.length > 0 && entry.chargesProblem === null) return { name, entry, what: 'charges' }
  return { name, entry, what: sha256 === undefined ? 'end' : { sha256 } }
}

async function send({ entry, what }: Step): Promise<void> {
  const { booking, record } = entry
  if (what === 'record')
    // By the clock that wrote the other times: the server compares it with its own.
    return sendInspection(booking, { ...record, sentAt: new Date().toISOString() })
  if (what === 'end') return
  if (what === 'charges') return applyCharges(booking, entry.charges)
  const { sha256 } = what
  const bytes = await readPicture(sha256)
  if (bytes === null) throw new CallFailure('not-found')
  try {
    await sendPicture(booking, sha256, bytes, {
      onProgress: (fraction) => pictureProgress.set({ sha256, fraction }),
    })
  } finally {
    pictureProgress.set(null)
  }
}

const update = (name: string, change: Partial<InspectionEntry>) =>
  inspectionQueue.update((entries) => changed(entries, name, change))

/** What could not be sent stays, to be seen. */
async function finish(name: string, entry: InspectionEntry): Promise<void> {
  await renewInspections(entry.booking)
  const problem = entry.lost.length > 0 ? 'not-found' : entry.chargesProblem
  if (problem !== null) return update(name, { problem })
  await inspectionQueue.update((entries) =>
    Object.fromEntries(Object.entries(entries).filter(([other]) => other !== name)),
  )
  await needMessages('staff').catch(() => undefined)
  if (isSecondRecord(entry.booking, entry.record._id))
    showToast({
      kind: 'info',
      text: i18n._(
        msg`A colleague’s record of the same keys came first and counts. Yours is kept beside it, with every picture.`,
      ),
    })
  else
    showToast({ kind: 'success', text: i18n._(msg`The record of the car has arrived, with every picture.`) })
}

/** The network of a car park comes and goes: what it lost is tried again soon, then less often. In milliseconds. */
const soon = 2_000
const latest = 60_000
let wait = soon
let timer: ReturnType<typeof setTimeout> | undefined

export async function syncInspections(): Promise<void> {
  const epoch = currentEpoch()
  clearTimeout(timer)
  const isAnySent = await sync(handler)
  if (epoch !== currentEpoch() || nextStep(inspectionQueue.current().entries, new Set()) === null) return
  wait = isAnySent ? soon : Math.min(wait * 2, latest)
  timer = setTimeout(() => {
    // Coming back online starts it anyway.
    if (isOnline() && epoch === currentEpoch()) void syncInspections()
  }, wait)
}
