// Sends what was photographed and recorded without a network once the browser says that there is one, also with no page open.
// What the server does not simply take stays for the page, which can tell a person. Sent twice, all of it is one.

import { walkDrafts } from '#client/storage/storage-policy.ts'
import { syncTag } from '#client/storage/walks/sync-tag.ts'
import {
  changeQueue,
  dropBytes,
  dropDraft,
  exclusively,
  peopleHere,
  readBytes,
  readQueue,
} from '#client/storage/walks/kept-for-worker.ts'

declare const self: ServiceWorkerGlobalScope

// As the queues of the pages keep them: the worker carries no schemas.
type Picture = {
  booking: string
  kind: string
  slot: string | null
  takenAt: string
  problem: string | null
}
type Walk = {
  booking: string
  record: { pictures: { sha256: string }[] }
  at: number
  isRecorded: boolean
  sent: string[]
  lost: string[]
  problem: string | null
}

export function sendKept(): void {
  self.addEventListener('sync', (event) => {
    const { tag, waitUntil } = event as ExtendableEvent & { tag: string }
    // What fails is asked for again by the browser, later.
    if (tag === syncTag) waitUntil.call(event, sendAll())
  })
}

async function sendAll(): Promise<void> {
  for (const { person, isGuest } of await peopleHere()) {
    if (!isGuest && !(await isSignedIn(person))) continue
    await exclusively('driver-pictures', () => sendPictures(person))
    if (!isGuest) await exclusively('inspections', () => sendWalks(person))
  }
}

/** Nobody sends what another person did. */
const isSignedIn = async (person: string) =>
  (await fetch(`/api/user/${encodeURIComponent(person)}`, { credentials: 'same-origin' })).ok

async function sendPictures(person: string): Promise<void> {
  const waiting = Object.entries(await readQueue<Picture>(person, 'driver-pictures'))
    .filter(([, { problem }]) => problem === null)
    .toSorted(([, a], [, b]) => a.takenAt.localeCompare(b.takenAt))
  for (const [sha256, { booking, kind, slot, takenAt }] of waiting) {
    const query = new URLSearchParams({ kind, takenAt, ...(slot !== null && { slot }) })
    if (!(await hasSent(person, sha256, `/api/bookings/${booking}/driver-pictures/${sha256}?${query}`)))
      continue
    await changeQueue<Picture>(person, 'driver-pictures', ({ [sha256]: _sent, ...others }) => others)
    await dropBytes(person, sha256)
  }
}

/** The record first, with which the keys move; then its pictures. What is charged is left to the page. */
async function sendWalks(person: string): Promise<void> {
  const waiting = Object.entries(await readQueue<Walk>(person, 'inspections'))
    .filter(([, { problem }]) => problem === null)
    .toSorted(([, a], [, b]) => a.at - b.at)
  for (const [name, { booking, record, isRecorded, sent, lost }] of waiting) {
    const change = (part: (walk: Walk) => Partial<Walk>) =>
      changeQueue<Walk>(person, 'inspections', (walks) => {
        const walk = walks[name]
        return walk === undefined ? walks : { ...walks, [name]: { ...walk, ...part(walk) } }
      })
    if (!isRecorded) {
      const body = JSON.stringify({ ...record, sentAt: new Date().toISOString() })
      const headers = { 'content-type': 'application/json' }
      if (!(await hasTaken(`/api/staff/bookings/${booking}/inspections`, body, headers))) continue
      await change(() => ({ isRecorded: true }))
      await dropDraft(person, walkDrafts.key + name)
    }
    for (const { sha256 } of record.pictures) {
      if (sent.includes(sha256) || lost.includes(sha256)) continue
      if (!(await hasSent(person, sha256, `/api/staff/bookings/${booking}/inspection-pictures/${sha256}`)))
        continue
      await change((walk) => ({ sent: [...walk.sent, sha256] }))
      await dropBytes(person, sha256)
    }
  }
}

async function hasSent(person: string, sha256: string, path: string): Promise<boolean> {
  const bytes = await readBytes(person, sha256)
  if (bytes === undefined) return false
  const form = new FormData()
  form.append('image', new File([bytes], `${sha256}.jpg`, { type: 'image/jpeg' }))
  return hasTaken(path, form)
}

/** False where the server refuses it. Throws what may be otherwise later. */
async function hasTaken(
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<boolean> {
  const { ok, status } = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'x-requested-with': 'app', ...headers },
    body,
  })
  if (status === 429 || status >= 500) throw new Error(`Not now: ${status}`)
  return ok
}
