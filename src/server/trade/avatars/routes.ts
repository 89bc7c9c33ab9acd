// A person's picture: put in place, deleted, shown to anyone who was given its name.

import { deleteAvatar, getAvatar, updateAvatar } from '#contract/account/avatars.ts'
import { own } from '#server/core/accounts/own-record.ts'
import { removeOwnFile, replaceOwnFile } from '#server/platform/files/change-own-file.ts'
import type { Intake } from '#server/platform/files/intake.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { findAvatar } from './find-avatar.ts'
import { prepareAvatar } from './prepare-avatar.ts'

export function serveAvatars(serve: Serve, store: FileStore, intake: Intake): void {
  serve(getAvatar, async ({ params, reply }) => {
    const bytes = await findAvatar(store, params.name)
    if (!bytes) throw new Refusal('not-found')
    // Another picture has another name.
    reply.headers({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
    return bytes
  })

  serve(updateAvatar, async ({ params, viewer, now, request, reply }) => {
    const ownerId = own(viewer, params.userId)
    const prepared = await intake({ request, reply, viewer }, 'image', prepareAvatar)
    return replaceOwnFile(store, 'avatar', prepared, { viewer, ownerId }, now)
  })

  serve(deleteAvatar, async ({ params, viewer }) => {
    await removeOwnFile(store, 'avatar', { viewer, ownerId: own(viewer, params.userId) })
    return new Answer(200)
  })
}
