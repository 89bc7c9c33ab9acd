// How each request is told to the server, and what is true here once it has been.

import { fetchOwnRecord } from '#client/api/account.ts'
import { askAtLast } from '#client/api/cancellations.ts'
import { sendMailPreference } from '#client/api/mail-preference.ts'
import { saveProfile } from '#client/api/profile.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import type { PendingRequest } from './requests.ts'

/**
 * `person` is whoever asked for it, `epoch` theirs. Throws CallFailure. A request that the server has granted before, when
 * its answer was lost, is granted.
 */
export async function sendRequest(request: PendingRequest, person: string, epoch: number): Promise<void> {
  switch (request.kind) {
    case 'cancellation':
      return askAtLast(request.booking, request.reason)
    case 'mails':
      await sendMailPreference(person, request.wantsMails)
      return keepRecord(person, { enableEmailNotifications: request.wantsMails }, epoch)
    case 'profile':
      // A name goes along with every change: the one of today, as it may have been changed elsewhere since.
      return keepRecord(person, await saveProfile(await fetchOwnRecord(person), request.changes), epoch)
  }
}
