// Making an account. It is a driver's and unverified, whatever else was sent; the mail proves the address.

import type { NewAccount } from '#contract/account/sign-up.ts'
import { ageAt, isBirthDate } from '#domain/people/age.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { refuseCommon } from '#server/core/accounts/passwords/common-passwords.ts'
import { queueLink } from '#server/core/accounts/links.ts'
import { hashPassword } from '#server/core/accounts/passwords/passwords.ts'
import { claimColumns, isUnclaimed } from '#server/core/accounts/unclaimed.ts'

export type SignUp = {
  account: NewAccount
  /** Full years that the site asks (the settings). */
  minimumAge: number
  now: Instant
  /** Called before a guest is written to, because somebody else may be asking; throws when it was often enough. */
  beforeGuestMail: () => Promise<void>
}

function checkBirthDate(birthDate: string, minimumAge: number, now: Instant): void {
  if (!isBirthDate(birthDate, now))
    throw new Refusal('invalid-input', { fields: { birthDate: 'invalid-date' } })
  if (ageAt(birthDate, now) < minimumAge) refuseField('birthDate', 'too-young')
}

function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', ...claimColumns])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** True when signing up with this address would not be refused. */
export async function isFree(db: Db, email: string): Promise<boolean> {
  const known = await findByEmail(db, email)
  return known === undefined || isUnclaimed(known)
}

/**
 * Stores the account and queues its activation mail, both or neither. A guest who booked with the address keeps what is
 * stored, password included: only the mail is sent, because only its reader may say that the account is theirs.
 * Throws `email-registered`, `too-young`, `password-too-common`.
 */
export async function signUp(db: Db, { account, minimumAge, now, beforeGuestMail }: SignUp): Promise<void> {
  const { email, password, birthDate } = account
  checkBirthDate(birthDate, minimumAge, now)
  refuseCommon('password', password)
  const known = await findByEmail(db, email)
  if (known) {
    if (!isUnclaimed(known)) refuseField('email', 'email-registered')
    await beforeGuestMail()
    await inTransaction(db, 'the site', (tx) => queueLink(tx, known.id, 'activation', now))
    return
  }
  const password_hash = await hashPassword(password)
  await inTransaction(db, 'the site', async (tx) => {
    const created = await tx
      .insertInto('users')
      .values({
        id: newId(),
        type: 'user',
        full_name: account.fullName,
        email,
        phone: account.phone,
        birth_date: birthDate,
        language: account.language,
        password_hash,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) return refuseField('email', 'email-registered')
    await queueLink(tx, created.id, 'activation', now)
  })
}
