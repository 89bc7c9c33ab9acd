// The suppliers for admins, and the own one for its owner. The guard of the prefix asks for the right.

import type { FastifyRequest } from 'fastify'
import * as files from '#contract/staff/site/conditions.ts'
import * as suspension from '#contract/staff/people/supplier-suspension.ts'
import * as verification from '#contract/staff/people/supplier-verification.ts'
import { inviteStaffAgain, makeInvitationLink } from '#contract/staff/people/invitations.ts'
import * as calls from '#contract/staff/people/suppliers.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Intake } from '#server/platform/files/intake.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { countSuccess, refusalOf } from '#server/platform/http/limits/count-success.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { changeSupplier, createSupplier } from './change-supplier.ts'
import { addPaper, removePaper } from '#server/trade/papers/keep-paper.ts'
import { addConditions, removeConditions } from './conditions/keep-conditions.ts'
import { changeLogo, prepareLogo } from './logos.ts'
import { listStaffSuppliers, readStaffSupplier } from './find-staff-supplier.ts'
import { inviteAgain, inviteStaff, makeInvitation, removeStaff } from './invite-staff.ts'
import { readSupplierCare, suspendSupplier } from './suspend-supplier.ts'
import { readVerification, verifySupplier, withdrawVerification } from './verify-supplier.ts'

type SupplierPorts = {
  /** Mails to one mailbox. */
  mailsTo: Limiter
  /** Mails that invite, by supplier. */
  invitations: Limiter
  /** The public address of the site. */
  origin: (request: FastifyRequest) => string
  /** False where mails are kept to be read here. */
  sendsMail: boolean
  /** Called when a mail is in the outbox; not awaited. */
  onQueued?: (() => void) | undefined
}

export function serveStaffSuppliers(
  serve: Serve,
  db: Db,
  { mailsTo, invitations, origin, sendsMail, onQueued }: SupplierPorts,
): void {
  serve(calls.listStaffSuppliers, () => listStaffSuppliers(db))
  serve(calls.getStaffSupplier, ({ params: { id }, viewer }) => readStaffSupplier(db, id, viewer))
  serve(calls.createStaffSupplier, async ({ body, viewer, now }) => {
    await createSupplier(db, body, { viewer, now })
    onQueued?.()
    return new Answer(201, await readStaffSupplier(db, body._id, viewer))
  })
  serve(calls.changeStaffSupplier, async ({ params: { id }, body, viewer, now }) => {
    await changeSupplier(db, body, { id, viewer, now })
    return readStaffSupplier(db, id, viewer)
  })
  serve(calls.inviteStaff, async ({ params: { id }, body, viewer, now }) => {
    const tooMany = (await refusalOf(mailsTo, body.email)) ?? (await refusalOf(invitations, id))
    if (await inviteStaff(db, body, { id, viewer, tooMany, now }))
      for (const [limit, key] of [
        [mailsTo, body.email],
        [invitations, id],
      ] as const)
        await countSuccess(limit, key)
    onQueued?.()
    return new Answer(201, await readStaffSupplier(db, id, viewer))
  })
  serve(inviteStaffAgain, async ({ params: { id }, body, viewer, now }) => {
    const isSent = await inviteAgain(db, { ...body, id, viewer, mailsTo, invitations, now })
    if (isSent) onQueued?.()
    return { isSent }
  })
  serve(makeInvitationLink, async ({ params: { id }, body: { person }, viewer, now, request }) => {
    const made = await makeInvitation(db, { id, person, viewer, invitations, now })
    if (made === null) return { link: null, isMailed: sendsMail }
    const { email, language, token } = made
    const query = new URLSearchParams({ u: person, e: email, t: token, l: language })
    return { link: { url: `${origin(request)}/activate?${query}`, language }, isMailed: sendsMail }
  })
  serve(calls.removeStaff, async ({ params: { id }, query, viewer, now }) => {
    await removeStaff(db, { ...query, id, viewer, now })
    return readStaffSupplier(db, id, viewer)
  })
  serve(suspension.getSupplierCare, ({ params: { id }, viewer, now }) =>
    readSupplierCare(db, { id, viewer, now }),
  )
  serve(suspension.suspendSupplier, ({ params, body, viewer, now }) =>
    suspendSupplier(db, { id: params.id, ...body, viewer, now }),
  )
}

/** The papers of suppliers themselves, and what admins say after looking at them. */
export function serveVerification(serve: Serve, store: FileStore): void {
  const { db } = store
  serve(verification.getSupplierVerification, ({ params: { id }, viewer, now }) =>
    readVerification(db, { id, viewer, now }),
  )
  serve(verification.addSupplierPaper, async ({ params: { id }, body, viewer, now }) => {
    await addPaper(store, body, { entity: 'supplier', id, viewer, now })
    return new Answer(201, await readVerification(db, { id, viewer, now }))
  })
  serve(verification.removeSupplierPaper, async ({ params: { id }, body, viewer, now }) => {
    await removePaper(store, body.paper, { entity: 'supplier', id, viewer, now })
    return readVerification(db, { id, viewer, now })
  })
  serve(verification.verifySupplier, async ({ params: { id }, body, viewer, now }) => {
    await verifySupplier(db, body.was, { id, viewer, now })
    return readVerification(db, { id, viewer, now })
  })
  serve(verification.withdrawVerification, async ({ params: { id }, body, viewer, now }) => {
    await withdrawVerification(db, body.reason, { id, viewer, now })
    return readVerification(db, { id, viewer, now })
  })
}

/** The logo and the rental conditions; whose they are is asked before a file is read. */
export function serveSupplierFiles(serve: Serve, store: FileStore, intake: Intake): void {
  const { db } = store
  serve(files.changeSupplierLogo, async ({ params: { id }, viewer, now, request, reply }) => {
    await readStaffSupplier(db, id, viewer)
    await changeLogo(store, await intake({ request, reply, viewer }, 'image', prepareLogo, 'photo'), {
      id,
      viewer,
      now,
    })
    return readStaffSupplier(db, id, viewer)
  })
  serve(files.removeSupplierLogo, async ({ params: { id }, viewer, now }) => {
    await changeLogo(store, null, { id, viewer, now })
    return readStaffSupplier(db, id, viewer)
  })
  serve(files.addConditions, async ({ params: { id, language }, viewer, now, request, reply }) => {
    await readStaffSupplier(db, id, viewer)
    await intake(
      { request, reply, viewer },
      'file',
      (bytes) => addConditions(store, bytes, { id, language, viewer, now }),
      'photo',
    )
    return readStaffSupplier(db, id, viewer)
  })
  serve(files.removeConditions, async ({ params: { id, language }, viewer, now }) => {
    await removeConditions(store, { id, language, viewer, now })
    return readStaffSupplier(db, id, viewer)
  })
}
