import { updateEmailNotifications } from '#contract/account/profile.ts'
import { call } from '../http.ts'

/** Mails about one's own booking come anyway; this is about the rest. */
export async function sendMailPreference(userId: string, wantsMails: boolean): Promise<void> {
  await call(updateEmailNotifications, { body: { _id: userId, enableEmailNotifications: wantsMails } })
}
