// Sends each kind of request, and updates the cached data that it changes.

import { fetchOwnRecord } from '#client/api/account/account.ts'
import { reportArrival } from '#client/api/arrival.ts'
import { sendCancellationRequest } from '#client/api/bookings/cancellations.ts'
import { writeReview } from '#client/api/bookings/reviews.ts'
import { sendMailPreference } from '#client/api/account/mail-preference.ts'
import { saveProfile } from '#client/api/account/profile.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import type { PendingRequest } from './requests.ts'

/**
 * `person` made the request, in `epoch`. Throws CallFailure. A request that the server has already accepted, but whose
 * answer was lost, counts as accepted.
 */
export async function sendRequest(request: PendingRequest, person: string, epoch: number): Promise<void> {
  switch (request.kind) {
    case 'cancellation':
      return sendCancellationRequest(request.booking, request.reason)
    case 'arrival':
      return reportArrival(request.booking, request.news)
    case 'review': {
      const { kind: _, booking, token, ...said } = request
      await writeReview(booking, said, token)
      return
    }
    case 'mails':
      await sendMailPreference(person, request.wantsMails)
      return keepRecord(person, { enableEmailNotifications: request.wantsMails }, epoch)
    case 'profile':
      // A name goes along with every change: the one of today, as it may have been changed elsewhere since.
      return keepRecord(person, await saveProfile(await fetchOwnRecord(person), request.changes), epoch)
  }
}
