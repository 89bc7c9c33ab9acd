// Invites staff of a supplier by mail, and removes them. An account is made for this alone; a driver's stays a driver's.

import type { BodyOf } from '#contract/endpoint.ts'
import type { inviteStaff as inviteStaffCall } from '#contract/staff/people/suppliers.ts'
import type { Language } from '#domain/language.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import { grantLink, invitationDays, queueLink } from '#server/core/accounts/links.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { takeAll, type Limiter } from '#server/platform/http/limits/limits.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { lockOwnSupplier } from '#server/core/staff/ownership.ts'

type Invitation = Omit<BodyOf<typeof inviteStaffCall>, 'kind'>
type InvitationRequest = { id: string; viewer: Viewer; now: Instant }

/** Makes an account of the staff side and queues its invitation; false when the id made one before. Throws `email-registered`. */
export async function inviteAccount(
  tx: Tx,
  { _id, fullName, email, phone, language }: Invitation,
  now: Instant,
): Promise<boolean> {
  const before = await tx.selectFrom('users').select('email').where('id', '=', _id).executeTakeFirst()
  if (before) {
    if (before.email !== email) throw new Refusal('idempotency-key-reused')
    return false
  }
  const made = await tx
    .insertInto('users')
    .values({
      id: _id,
      type: 'supplier',
      full_name: fullName,
      email,
      phone,
      birth_date: null,
      language,
      password_hash: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return refuseField('email', 'email-registered')
  await queueLink(tx, _id, 'activation', now)
  return true
}

/**
 * Invites somebody to a supplier's staff; false when the same id was sent before, which changes nothing. Throws `not-found`,
 * `email-registered`, and `tooMany` instead of a mail too many to this mailbox.
 */
export async function inviteStaff(
  db: Db,
  { kind, ...invited }: BodyOf<typeof inviteStaffCall>,
  { id, viewer, tooMany, now }: InvitationRequest & { tooMany: Refusal | null },
): Promise<boolean> {
  return inTransaction(db, viewer, async (tx) => {
    await lockOwnSupplier(tx, id, viewer)
    const isNew = await inviteAccount(tx, invited, now)
    const seat = { user_id: invited._id, supplier_id: id }
    if (!isNew) {
      const own = tx.selectFrom('staff_seats').select('kind').where('user_id', '=', invited._id)
      const made = await own.where('supplier_id', '=', id).executeTakeFirst()
      if (!made) throw new Refusal('idempotency-key-reused')
      return false
    }
    if (tooMany) throw tooMany
    await tx
      .insertInto('staff_seats')
      .values({ ...seat, kind })
      .execute()
    await recordAct(
      tx,
      { actor: viewer.person!.id, action: 'staff-invited', entity: 'supplier', entityId: id },
      now,
    )
    return true
  })
}

/**
 * Takes somebody off a supplier's staff; their account opens nothing of it with the next request. Sent twice it is done once.
 * Throws `not-found` for another supplier, `not-possible-now` for oneself and for the last owner.
 */
export async function removeStaff(
  db: Db,
  { person, id, viewer, now }: InvitationRequest & { person: string },
): Promise<void> {
  const removing = async (tx: Tx) => {
    const seats = await tx
      .selectFrom('staff_seats')
      .select(['user_id', 'kind'])
      .where('supplier_id', '=', id)
      .execute()
    const seat = seats.find(({ user_id }) => user_id === person)
    if (!seat) return
    const isLastOwner = seat.kind === 'owner' && seats.filter(({ kind }) => kind === 'owner').length === 1
    if (isLastOwner || person === viewer.person!.id) throw new Refusal('not-possible-now')
    await tx.deleteFrom('staff_seats').where('user_id', '=', person).execute()
    await tx.deleteFrom('account_links').where('user_id', '=', person).execute()
    await recordAct(
      tx,
      { actor: viewer.person!.id, action: 'staff-removed', entity: 'supplier', entityId: id },
      now,
    )
  }
  // Two owners who take each other's seat at once take turns.
  await inTransaction(db, viewer, removing, (tx) => lockOwnSupplier(tx, id, viewer))
}

/**
 * Queues the invitation once more; false for who has a password by now. Throws `not-found` for who does not work there, and
 * `too-many-requests`.
 */
export async function inviteAgain(
  db: Db,
  {
    person,
    mailsTo,
    invitations,
    now,
    ...asked
  }: InvitationRequest & { person: string; mailsTo: Limiter; invitations: Limiter },
): Promise<boolean> {
  const invited = { ...asked, person }
  const email = await inTransaction(db, asked.viewer, (tx) => invitedAddress(tx, invited))
  if (email === null) return false
  await takeAll([
    [mailsTo, email],
    [invitations, asked.id],
  ])
  return inTransaction(db, asked.viewer, async (tx) => {
    if ((await invitedAddress(tx, invited)) === null) return false
    await queueLink(tx, person, 'activation', now)
    return true
  })
}

/**
 * A token that opens the invitation for seven days, to be sent by hand; null for who has a password by now. Mailed links go on
 * working. Throws `not-found` for who does not work there, and `too-many-requests`.
 */
export async function makeInvitation(
  db: Db,
  { person, invitations, now, ...asked }: InvitationRequest & { person: string; invitations: Limiter },
): Promise<{ email: string; language: Language; token: string } | null> {
  await invitations.take(asked.id)
  return inTransaction(db, asked.viewer, async (tx) => {
    const email = await invitedAddress(tx, { ...asked, person })
    if (email === null) return null
    const token = await grantLink(tx, person, 'activation', now, invitationDays * day)
    const actor = asked.viewer.person!.id
    await recordAct(tx, { actor, action: 'staff-invited', entity: 'supplier', entityId: asked.id }, now)
    const { language } = await tx
      .selectFrom('users')
      .select('language')
      .where('id', '=', person)
      .executeTakeFirstOrThrow()
    return { email, language, token }
  })
}

/** The address of somebody who works there and has no password yet, else null. Throws `not-found`. */
async function invitedAddress(
  tx: Tx,
  { person, id, viewer }: { person: string; id: string; viewer: Viewer },
): Promise<string | null> {
  await lockOwnSupplier(tx, id, viewer)
  const found = await tx
    .selectFrom('staff_seats as t')
    .innerJoin('users as p', 'p.id', 't.user_id')
    .select(['p.email', 'p.password_hash'])
    .where('t.supplier_id', '=', id)
    .where('p.id', '=', person)
    .executeTakeFirst()
  if (!found) throw new Refusal('not-found')
  return found.password_hash === null ? found.email : null
}
