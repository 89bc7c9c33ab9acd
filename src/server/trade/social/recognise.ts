// Finds the account that an identity opens. An existing account is never handed over for an address alone,
// unless its owner has proved that address and the provider has too.

import type { Selectable } from 'kysely'
import type { SocialProblem } from '#contract/account/social.ts'
import { defaultLanguage } from '#domain/language.ts'
import type { Instant } from '#domain/rental/period.ts'
import { endLinks, queueLink } from '#server/core/accounts/links.ts'
import { isUnclaimed } from '#server/core/accounts/unclaimed.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Attempt } from './attempts.ts'
import type { Identity } from './port.ts'

type SignInResult = { userId: string; isNewUnproved: boolean }
export type Recognised = SignInResult | { problem: SocialProblem }

type User = Selectable<Schema['users']>
type RecognitionRequest = { identity: Identity; attempt: Attempt; now: Instant }

const opened = (userId: string): SignInResult => ({ userId, isNewUnproved: false })

/** Opens, connects or makes an account, in one transaction. `isNewUnproved` says that an activation mail waits. */
export async function recognise(db: Db, asked: RecognitionRequest): Promise<Recognised> {
  try {
    return await inTransaction(db, 'the site', (tx) => recogniseOnce(tx, asked))
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error
    return inTransaction(db, 'the site', (tx) => recogniseOnce(tx, asked))
  }
}

/** Of two first visits at once, the later one begins again and finds what the other made. */
class Overtaken extends Error {}

async function recogniseOnce(tx: Tx, asked: RecognitionRequest): Promise<Recognised> {
  const { identity, attempt } = asked
  const owner = await tx
    .selectFrom('social_identities')
    .innerJoin('users', 'users.id', 'social_identities.user_id')
    .select(['users.id', 'users.blacklisted'])
    .where('provider', '=', attempt.provider)
    .where('subject', '=', identity.subject)
    .executeTakeFirst()
  if (owner) return owner.blacklisted ? { problem: 'suspended' } : opened(owner.id)
  if (identity.email === null) return { problem: 'no-email' }
  const user = await tx
    .selectFrom('users')
    .selectAll()
    .where('email', '=', identity.email)
    .forUpdate()
    .executeTakeFirst()
  return user ? connect(tx, user, asked) : join(tx, identity.email, asked)
}

/** An account with the address exists. */
async function connect(tx: Tx, user: User, asked: RecognitionRequest): Promise<Recognised> {
  const { identity, attempt } = asked
  const isSignedIn = attempt.user_id === user.id
  // Who has not proved the address learns nothing about its account.
  if (!identity.emailVerified && !isSignedIn) return { problem: 'sign-in-first' }
  if (user.blacklisted) return { problem: 'suspended' }
  if (isSignedIn || (user.verified && user.type === 'user')) return keep(tx, user.id, asked)
  if (!isUnclaimed(user)) return { problem: 'sign-in-first' }
  // A guest's account waits for the person who proves the address, and is theirs alone from then on.
  await tx.updateTable('users').set({ verified: true }).where('id', '=', user.id).execute()
  await tx.deleteFrom('sessions').where('user_id', '=', user.id).execute()
  await endLinks(tx, user.id)
  return keep(tx, user.id, asked)
}

/** A new driver without a password. The checkout asks for what a provider does not tell. */
async function join(tx: Tx, email: string, asked: RecognitionRequest): Promise<Recognised> {
  const { identity, attempt, now } = asked
  const made = await tx
    .insertInto('users')
    .values({
      id: newId(),
      type: 'user',
      full_name: identity.fullName ?? attempt.full_name ?? '',
      email,
      language: attempt.language ?? defaultLanguage,
      verified: identity.emailVerified,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Overtaken()
  if (!identity.emailVerified) await queueLink(tx, made.id, 'activation', now)
  return { ...(await keep(tx, made.id, asked)), isNewUnproved: !identity.emailVerified }
}

async function keep(
  tx: Tx,
  userId: string,
  { identity, attempt, now }: RecognitionRequest,
): Promise<SignInResult> {
  const kept = await tx
    .insertInto('social_identities')
    .values({
      provider: attempt.provider,
      subject: identity.subject,
      user_id: userId,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!kept) throw new Overtaken()
  return opened(userId)
}
