// A licence on its way: sent before or after signing in, attached, looked at, taken back.

import {
  createLicense,
  deleteLicense,
  deleteLicenseBack,
  deleteTempLicense,
  getLicense,
  updateLicense,
  updateLicenseBack,
} from '#contract/account/licences.ts'
import { own } from '#server/core/accounts/own-record.ts'
import { keepAndAttach, removeOwnFile, replaceOwnFile } from '#server/platform/files/change-own-file.ts'
import type { Intake } from '#server/platform/files/intake.ts'
import { discardFile, keepFile, type FileStore } from '#server/platform/files/keep-file.ts'
import { prepareDocument } from '#server/platform/files/prepare-document.ts'
import { refuseForeignFetch, sendPrivateFile } from '#server/platform/files/send-private-file.ts'
import { guestCookieAge, readCookie, writeCookie } from '#server/platform/http/security/cookies.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { newToken, sha256 } from '#server/platform/http/tokens.ts'
import { attachBack, detachBack } from './attach-back.ts'
import { discardTemporary } from './discard-temporary.ts'
import { findLicence } from './find-licence.ts'

export function serveLicences(serve: Serve, store: FileStore, intake: Intake): void {
  serve(getLicense, async ({ params: { name }, viewer, now, request, reply }) => {
    refuseForeignFetch(request)
    return sendPrivateFile(reply, { name, as: 'licence' }, await findLicence(store, name, viewer, now))
  })

  serve(createLicense, async ({ viewer, now, request, reply }) => {
    const prepared = await intake({ request, reply, viewer }, 'file', prepareDocument)
    if (viewer.person) return keepFile(store, 'licence', prepared, viewer, now)
    // A device without a name of its own gets one: only with it can the upload be attached or taken back.
    const device = readCookie(request, 'guest') ?? newToken()
    const name = await keepFile(store, 'licence', prepared, { person: null, guestKey: sha256(device) }, now)
    writeCookie(request, reply, 'guest', device, guestCookieAge)
    return name
  })

  serve(deleteTempLicense, async ({ params, viewer }) => {
    await discardTemporary(store, params.file, viewer)
    return new Answer(200)
  })

  serve(updateLicense, async ({ params, viewer, now, request, reply }) => {
    const ownerId = own(viewer, params.id)
    const prepared = await intake({ request, reply, viewer }, 'file', prepareDocument)
    return replaceOwnFile(store, 'licence', prepared, { viewer, ownerId }, now)
  })

  serve(deleteLicense, async ({ params, viewer }) => {
    await removeOwnFile(store, 'licence', { viewer, ownerId: own(viewer, params.id) })
    return new Answer(200)
  })

  serve(updateLicenseBack, async ({ params, viewer, now, request, reply }) => {
    const ownerId = own(viewer, params.id)
    const prepared = await intake({ request, reply, viewer }, 'file', prepareDocument)
    return keepAndAttach(store, { kind: 'licence', prepared, viewer, now }, (tx, name) =>
      attachBack(tx, { name, ownerId, viewer }),
    )
  })

  serve(deleteLicenseBack, async ({ params, viewer }) => {
    const ownerId = own(viewer, params.id)
    const old = await inTransaction(store.db, viewer, (tx) => detachBack(tx, ownerId))
    for (const name of old) await discardFile(store, name)
    return new Answer(200)
  })
}
