// Sends the requests made in forms, and shows their person the result.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { needMessages } from '#client/i18n/catalogs.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import {
  nextToSend,
  requestQueue,
  without,
  withProblem,
  type PendingRequest,
  type RequestEntry,
} from './requests.ts'
import { sendRequest } from './send-request.ts'
import { sync, type MutationHandler } from './sync.ts'

const handler: MutationHandler<RequestEntry, [name: string, entry: RequestEntry], void> = {
  queue: requestQueue,
  // The device that booked is known to the server by its cookie, also after the app was closed.
  isForGuests: true,
  next: (entries, skipped) =>
    nextToSend(
      entries,
      skipped.map(([name]) => name),
    ) ?? null,
  send: ([, { request }], { person, epoch }) => sendRequest(request, person, epoch),
  stopsOn: new Set(['offline']),
  skipsOn: new Set(['unavailable', 'unexpected', 'too-many-requests']),
  async onSent([name, { request, at }]) {
    await requestQueue.update((entries) => without(entries, name, at))
    await showResult(request, true)
  },
  // It stays, with the reason: the server would say the same again, so its person decides.
  async onRefused([name, { request, at }], problem) {
    await requestQueue.update((entries) => withProblem(entries, name, at, problem))
    await showResult(request, false)
  },
}

export const syncRequests = () => sync(handler)

const sent = {
  cancellation: msg`Your cancel request has been submitted. We will contact you to finalize the cancellation procedure.`,
  arrival: msg`The agency has been notified.`,
  review: msg`Thank you. Your review has arrived.`,
  mails: msg`Settings updated successfully.`,
  profile: msg`Settings updated successfully.`,
} as const

const refused = {
  cancellation: msg`We could not send your cancel request. See why in the booking.`,
  arrival: msg`The agency could not be notified. Call or write to them.`,
  review: msg`We could not send your review. See why in the booking.`,
  mails: msg`We could not save your email choice. Check it in the settings.`,
  profile: msg`We could not save your details. Check them in the settings.`,
} as const

async function showResult({ kind }: PendingRequest, isSent: boolean): Promise<void> {
  // These messages travel with the screens they are about, and any other may be open.
  await needMessages('settings').catch(() => undefined)
  if (isSent) showToast({ kind: 'success', text: i18n._(sent[kind]) })
  else showToast({ kind: 'error', text: i18n._(refused[kind]), sticky: true })
}
