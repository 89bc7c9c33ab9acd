// How each wish is told to the server, and what is true here once it has been.

import { fetchOwnRecord } from '#client/api/account.ts'
import { askAtLast } from '#client/api/cancellations.ts'
import { sendMailPreference } from '#client/api/mail-preference.ts'
import { saveProfile } from '#client/api/profile.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import type { Wish } from './wish.ts'

/**
 * `person` is whoever asked for it, `epoch` theirs. Throws CallFailure. A wish that the server has granted before, when its
 * answer was lost, is granted.
 */
export async function deliver(wish: Wish, person: string, epoch: number): Promise<void> {
  switch (wish.kind) {
    case 'cancellation':
      return askAtLast(wish.booking, wish.reason)
    case 'mails':
      await sendMailPreference(person, wish.wantsMails)
      return keepRecord(person, { enableEmailNotifications: wish.wantsMails }, epoch)
    case 'profile':
      // A name goes along with every change: the one of today, as it may have been changed elsewhere since.
      return keepRecord(person, await saveProfile(await fetchOwnRecord(person), wish.changes), epoch)
  }
}
