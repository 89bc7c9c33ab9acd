// A licence on its way: sent before or after signing in, attached, looked at, taken back.

import {
  createLicense,
  deleteLicense,
  deleteTempLicense,
  getLicense,
  updateLicense,
} from '#contract/licences.ts'
import { own } from '../accounts/own-record.ts'
import { removeOwnFile, replaceOwnFile } from '../files/change-own-file.ts'
import type { Intake } from '../files/intake.ts'
import { keepFile, type FileStore } from '../files/keep-file.ts'
import { guestCookieAge, readCookie, writeCookie } from '../http/security/cookies.ts'
import { Refusal } from '../http/refusal.ts'
import { Answer, type Serve } from '../http/serve.ts'
import { newToken, sha256 } from '../http/tokens.ts'
import { discardTemporary } from './discard-temporary.ts'
import { findLicence } from './find-licence.ts'
import { prepareLicence } from './prepare-licence.ts'

export function serveLicences(serve: Serve, store: FileStore, intake: Intake): void {
  serve(getLicense, async ({ params, viewer, now, request, reply }) => {
    const isForeign = request.headers['sec-fetch-site'] === 'cross-site'
    const bytes = isForeign ? null : await findLicence(store, params.name, viewer, now)
    if (!bytes) throw new Refusal('not-found')
    const isPdf = params.name.endsWith('.pdf')
    reply.headers({
      'content-type': isPdf ? 'application/pdf' : 'image/jpeg',
      'content-disposition': isPdf ? 'attachment; filename="licence.pdf"' : 'inline; filename="licence.jpg"',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    return bytes
  })

  serve(createLicense, async ({ viewer, now, request, reply }) => {
    const prepared = await intake({ request, reply, viewer }, 'file', prepareLicence)
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
    const prepared = await intake({ request, reply, viewer }, 'file', prepareLicence)
    return replaceOwnFile(store, 'licence', prepared, { viewer, ownerId }, now)
  })

  serve(deleteLicense, async ({ params, viewer }) => {
    await removeOwnFile(store, 'licence', own(viewer, params.id))
    return new Answer(200)
  })
}
