// A person's own profile and personal data (rule 11).

import { deleteAccount, exportData, updateEmailNotifications, updateUser } from '#contract/account/profile.ts'
import { own } from '#server/core/accounts/own-record.ts'
import { sessionOwner } from '#server/core/accounts/sessions/own-sessions.ts'
import type { SignInLimits } from '#server/core/accounts/passwords/check-password.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { clearCookie, clearPersonalCookies } from '#server/platform/http/security/cookies.ts'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './personal-data.ts'
import { updateProfile } from './update-profile.ts'

export function serveProfile(serve: Serve, store: FileStore, limits: SignInLimits): void {
  const { db } = store
  serve(updateUser, async ({ body, viewer, now }) => {
    await updateProfile(db, own(viewer, body._id), body, { viewer, now })
    return new Answer(200)
  })

  serve(updateEmailNotifications, async ({ body, viewer }) => {
    const id = own(viewer, body._id)
    await inTransaction(db, viewer, async (tx) => {
      await tx
        .updateTable('users')
        .set({ enable_email_notifications: body.enableEmailNotifications })
        .where('id', '=', id)
        .execute()
    })
    return new Answer(200)
  })

  serve(exportData, async ({ body, viewer, request, reply, now }) => {
    const attempt = { password: body.password, address: addressKey(request.ip) }
    const data = await exportPerson(store, limits, sessionOwner(viewer), attempt, now)
    if (!data) return new Answer(204)
    reply.header('content-disposition', 'attachment; filename="wouri-my-data.json"')
    return data
  })

  serve(deleteAccount, async ({ body, viewer, request, reply, now }) => {
    if (!viewer.person) throw new Refusal('signed-out')
    // A supplier's fleet and an admin's duties are handed over first; that is no button.
    if (viewer.person.type !== 'user') throw new Refusal('forbidden')
    const attempt = { password: body.password, address: addressKey(request.ip) }
    if (!(await erasePerson(store, limits, sessionOwner(viewer), attempt, now))) return new Answer(204)
    clearPersonalCookies(request, reply)
    clearCookie(request, reply, 'device')
    return new Answer(200)
  })
}
