// Sends what waits, each once: whoever else would send it, in this tab or another, comes after and finds none.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { turns } from '#client/storage/turns.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { deliver } from './deliver.ts'
import { change, look } from './outbox.ts'
import { nextToSend, without, withProblem, type Wish } from './wish.ts'

/** What passes by itself. Anything else the server would say again, so its person is told. */
const passing = new Set<Failure>(['unavailable', 'unexpected', 'too-many-requests'])
const inTurn = turns('wouri-outbox-sent')

/** Resolves when nothing more can be done now; never throws. */
export function sendWaiting(): Promise<void> {
  return inTurn(async () => {
    const person = readStoredUser()?._id
    if (person !== undefined) await sendAll(person, currentEpoch())
  })
}

async function sendAll(person: string, epoch: number): Promise<void> {
  const tried = new Set<string>()
  while (epoch === currentEpoch()) {
    // Read again each time: another one may have been taken back, or sent by an older tab.
    const next = nextToSend(await look(), tried)
    if (next === undefined || epoch !== currentEpoch()) return
    const [name, { wish, at }] = next
    const problem = await problemWith(deliver(wish, person, epoch))
    // Whose wish it was is gone from this device by now.
    if (epoch !== currentEpoch() || problem === 'offline') return
    tried.add(name)
    if (problem === null) await change((outbox) => without(outbox, name, at))
    else if (passing.has(problem)) continue
    else await change((outbox) => withProblem(outbox, name, at, problem))
    await tell(wish, problem === null)
  }
}

async function problemWith(delivery: Promise<void>): Promise<Failure | null> {
  return delivery.then(
    () => null,
    (error: unknown) => failureCode(error),
  )
}

const sent = {
  cancellation: msg`Your cancel request has been submitted. We will contact you to finalize the cancellation procedure.`,
  mails: msg`Settings updated successfully.`,
  profile: msg`Settings updated successfully.`,
} as const

const refused = {
  cancellation: msg`Your cancel request could not be sent. You find why with the booking.`,
  mails: msg`Your choice about e-mails could not be saved. You find it in the settings.`,
  profile: msg`Your details could not be saved. You find them in the settings.`,
} as const

async function tell({ kind }: Wish, isSent: boolean): Promise<void> {
  // These words travel with the screens they are about, and any other may be open.
  await needMessages('settings').catch(() => undefined)
  if (isSent) showToast({ kind: 'success', text: i18n._(sent[kind]) })
  else showToast({ kind: 'error', text: i18n._(refused[kind]), sticky: true })
}
