// Everything the database keeps about a person, place by place. The one list feeds the copy and the erasure, and a test
// refuses a column that names people and is not in it.

import type { Selectable } from 'kysely'
import type { PersonalData } from '#contract/profile.ts'
import type { Instant } from '#domain/rental/period.ts'
import { listOwnSessions, type SessionOwner } from '../accounts/own-sessions.ts'
import { presentUser } from '../accounts/present-user.ts'
import { findDriven } from '../bookings/find-bookings.ts'
import { forgetDriver } from '../bookings/forget-driver.ts'
import { forgetKeysOf } from '../bookings/idempotency.ts'
import { presentOwnBooking } from '../bookings/present-own-booking.ts'
import { findOwnChanges, forgetNotes } from '../changes/own-changes.ts'
import { forgetMessages } from '../contact/forget-messages.ts'
import type { Tx } from '../db/connect.ts'
import type { Schema } from '../db/schema.ts'
import { findFavourites } from '../favourites/find-favourites.ts'
import type { FileStore } from '../files/keep-file.ts'
import { detachAllFiles, readOwnFiles } from '../files/own-files.ts'
import { forgetMails } from '../mail/forget-mails.ts'
import { findReader } from '../newsletter/find-reader.ts'
import { forgetReader } from '../newsletter/forget-reader.ts'
import { findAllNotifications } from '../notifications/find-notifications.ts'
import { presentNotification } from '../notifications/present-notifications.ts'
import { forgetDevices, listDevices } from '../push/subscriptions.ts'
import { replaceUser, replacementFor } from './replace-user.ts'

type User = Selectable<Schema['users']>

export type Asking = { store: FileStore; user: User; owner: SessionOwner; now: Instant }
export type Leaving = { id: string; email: string; verified: boolean; now: Instant }

export type Holding = {
  /** `table.column` of everything here that names a person. */
  columns: readonly string[]
  /** What the copy shows of it; `unshown` says why it shows nothing. */
  collect?: (asking: Asking) => Promise<Partial<PersonalData>>
  unshown?: string
  /** Gives the names of files that are nobody's now; `kept` says why it stays after the erasure. */
  forget?: (tx: Tx, leaving: Leaving) => Promise<string[] | void>
  kept?: string
}

/** In the order in which an erasure goes through them: the person's own row comes last. */
export const holdings: readonly Holding[] = [
  {
    columns: ['driver_id', 'driver_name', 'driver_email', 'driver_phone', 'driver_birth_date', 'additional_driver', 'guest_key'].map(
      (column) => `bookings.${column}`,
    ),
    // Those the person drives: a supplier's or admin's copy holds nobody else's.
    collect: async ({ store, user }) => ({ bookings: (await findDriven(store.db, user.id)).map(presentOwnBooking) }),
    forget: (tx, { id }) => forgetDriver(tx, id, replacementFor(id)),
  },
  {
    columns: ['booking_changes.note', 'booking_changes.answer_note', 'booking_changes.answered_by'],
    collect: async ({ store, user }) => ({ changes: await findOwnChanges(store.db, user.id) }),
    // What was written goes; dates and money stay, as those of the bookings do.
    forget: (tx, { id }) => forgetNotes(tx, id),
  },
  {
    columns: ['booking_history.actor'],
    unshown: 'the bookings show it as their history',
    kept: 'an identifier that leads to nobody once the person is replaced; rows are only added',
  },
  {
    columns: ['idempotency_keys.scope'],
    unshown: 'a key of the device and a hash; gone after two days',
    forget: (tx, { id }) => forgetKeysOf(tx, id),
  },
  {
    columns: ['files.owner_id', 'files.maker_person', 'files.maker_device'],
    collect: async ({ store, user }) => ({ files: await readOwnFiles(store, user.id) }),
    forget: (tx, { id }) => detachAllFiles(tx, id),
  },
  {
    columns: ['sessions.user_id'],
    collect: async ({ store, owner, now }) => ({ sessions: await listOwnSessions(store.db, owner, now) }),
    forget: async (tx, { id }) => void (await tx.deleteFrom('sessions').where('user_id', '=', id).execute()),
  },
  {
    columns: ['notifications.user_id'],
    collect: async ({ store, user }) => ({
      notifications: (await findAllNotifications(store.db, user.id)).map((row) => ({
        ...presentNotification(row),
        isDeleted: row.deleted_at !== null,
      })),
    }),
    forget: async (tx, { id }) => void (await tx.deleteFrom('notifications').where('user_id', '=', id).execute()),
  },
  {
    columns: ['favourites.user_id'],
    collect: async ({ store, user }) => ({
      favourites: (await findFavourites(store.db, user.id)).map(({ id, name, savedAt }) => ({ car: id, name, savedAt: savedAt.toISOString() })),
    }),
    forget: async (tx, { id }) => void (await tx.deleteFrom('favourites').where('user_id', '=', id).execute()),
  },
  {
    columns: ['push_subscriptions.user_id', 'push_subscriptions.endpoint'],
    collect: async ({ store, user }) => ({ pushDevices: await listDevices(store.db, user.id) }),
    forget: (tx, { id }) => forgetDevices(tx, id),
  },
  {
    columns: ['account_links.user_id'],
    unshown: 'it opens the account',
    forget: async (tx, { id }) => void (await tx.deleteFrom('account_links').where('user_id', '=', id).execute()),
  },
  {
    columns: ['social_identities.user_id'],
    collect: async ({ store, user }) => {
      const rows = await store.db.selectFrom('social_identities').select(['provider', 'created_at']).where('user_id', '=', user.id).execute()
      return { identities: rows.map(({ provider, created_at }) => ({ provider, connectedAt: created_at.toISOString() })) }
    },
    forget: async (tx, { id }) => void (await tx.deleteFrom('social_identities').where('user_id', '=', id).execute()),
  },
  {
    columns: ['social_attempts.user_id', 'social_attempts.full_name'],
    unshown: 'a sign-in on its way; gone after ten minutes',
    forget: async (tx, { id }) => void (await tx.deleteFrom('social_attempts').where('user_id', '=', id).execute()),
  },
  {
    columns: ['counter_payments.recorded_by'],
    unshown: 'money, in the books of a supplier; the bookings show it to their driver',
    kept: 'who took money at a counter is staff',
  },
  {
    columns: ['newsletter_readers.email'],
    // Whether an address is on the list is told to, and decided by, who has proved that it is theirs.
    collect: async ({ store, user }) => ({ newsletter: user.verified ? await findReader(store.db, user.email) : null }),
    forget: async (tx, { email, verified }) => (verified ? forgetReader(tx, email) : undefined),
  },
  {
    columns: ['contact_messages.from_address'],
    unshown: 'a mail to us on its way; gone once it was sent',
    forget: async (tx, { email, verified }) => (verified ? forgetMessages(tx, email) : undefined),
  },
  {
    columns: ['sent_mails.to_address', 'sent_mails.reply_to'],
    unshown: 'what the person was sent; kept only where no mail server is configured',
    forget: (tx, { email }) => forgetMails(tx, email),
  },
  {
    columns: ['audit.actor', 'audit.entity_id'],
    unshown: 'identifiers, the record of who acted; rows are only added',
    kept: 'an identifier that leads to nobody once the person is replaced',
  },
  {
    columns: ['suppliers.id', 'suppliers.email'],
    unshown: 'a business and how it is reached, public on the site',
    kept: 'a supplier hands the fleet over first; that is no button',
  },
  {
    columns: ['cars.supplier_id', 'bookings.supplier_id'],
    unshown: 'whose fleet it is, public on the site',
    kept: 'a supplier hands the fleet over first; that is no button',
  },
  {
    columns: ['users.id', 'users.full_name', 'users.email'],
    collect: async ({ user }) => ({ user: { ...presentUser(user), createdAt: user.created_at.toISOString() } }),
    forget: (tx, { id, now }) => replaceUser(tx, id, now),
  },
]
