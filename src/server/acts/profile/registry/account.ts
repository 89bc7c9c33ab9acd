// The account and what opens it. The person's own row comes last: the others are found by it.

import { sql } from 'kysely'
import { listOwnSessions } from '#server/core/accounts/sessions/own-sessions.ts'
import { presentUser } from '#server/core/accounts/present-user.ts'
import { findFavourites } from '#server/trade/favourites/find-favourites.ts'
import { findAllNotifications } from '#server/messages/notifications/find-notifications.ts'
import { presentNotification } from '#server/messages/notifications/present-notifications.ts'
import { listDevices } from '#server/messages/push/subscriptions.ts'
import { identifiers, replacementFor, type Holding } from './holding.ts'

const own: Holding['whose'] = ({ id }) => sql`user_id = ${id}`

export const account: readonly Holding[] = [
  {
    table: 'sessions',
    whose: own,
    shown: {
      columns: ['id', 'device'],
      collect: async ({ store, owner, now }) => ({ sessions: await listOwnSessions(store.db, owner, now) }),
    },
    unshown: {
      'it opens the session': ['token_hash', 'token_salt', 'previous_hash'],
      'the person who asks': ['user_id'],
    },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'staff_seats',
    whose: own,
    unshown: {
      'where staff work; drivers have none, and staff do not delete their accounts': [
        'user_id',
        'supplier_id',
      ],
    },
    erasure: 'keep',
    kept: { [identifiers]: ['user_id', 'supplier_id'] },
  },
  {
    table: 'known_devices',
    whose: own,
    unshown: { 'hashes of random numbers; the sessions show the devices': ['user_id', 'device_hash'] },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'push_subscriptions',
    whose: own,
    shown: {
      columns: [],
      collect: async ({ store, user }) => ({ pushDevices: await listDevices(store.db, user.id) }),
    },
    unshown: {
      'who knows it can send to the device; whose service it is, is shown': ['endpoint', 'p256dh', 'auth'],
      'a key of ours': ['id', 'user_id'],
    },
    erasure: { with: 'sessions' },
    kept: {},
  },
  {
    table: 'notifications',
    whose: own,
    shown: {
      columns: ['id'],
      collect: async ({ store, user }) => ({
        notifications: (await findAllNotifications(store.db, user.id)).map((row) => ({
          ...presentNotification(row),
          isDeleted: row.deleted_at !== null,
        })),
      }),
    },
    unshown: { 'a key of ours': ['user_id', 'dedupe'] },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'favourites',
    whose: own,
    shown: {
      columns: [],
      collect: async ({ store, user, now }) => ({
        favourites: (await findFavourites(store.db, user.id, now)).map(({ id, name, savedAt }) => ({
          car: id,
          name,
          savedAt: savedAt.toISOString(),
        })),
      }),
    },
    unshown: { 'the person who asks': ['user_id'] },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'account_links',
    whose: own,
    unshown: { 'it opens the account': ['id', 'user_id'] },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'account_tokens',
    whose: (person) => sql`link_id IN (SELECT l.id FROM account_links l WHERE ${own(person)})`,
    unshown: { 'it opens the account': ['token_hash'] },
    erasure: { with: 'account_links' },
    kept: {},
  },
  {
    table: 'social_identities',
    whose: own,
    shown: {
      columns: ['subject'],
      collect: async ({ store, user }) => {
        const rows = await store.db
          .selectFrom('social_identities')
          .selectAll()
          .where('user_id', '=', user.id)
          .execute()
        return {
          identities: rows.map(({ provider, subject, created_at }) => ({
            provider,
            subject,
            connectedAt: created_at.toISOString(),
          })),
        }
      },
    },
    unshown: { 'the person who asks': ['user_id'] },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'social_attempts',
    whose: own,
    unshown: {
      'a sign-in on its way; gone within an hour': [
        'state',
        'provider',
        'next',
        'full_name',
        'user_id',
        'session_id',
      ],
    },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'suppliers',
    whose: ({ id }) => sql`id = ${id}`,
    unshown: {
      'a business, public on the site': [
        'id',
        'name',
        'logo',
        'logo_picture',
        'drawn_logo',
        'phone',
        'whatsapp',
        'email',
        'about',
        'verified_until',
        'verification_withdrawn',
        'counter_methods',
        'checklist',
        'deposit_methods',
      ],
    },
    erasure: 'keep',
    kept: {
      'a supplier hands the fleet over first; that is no button': [
        'id',
        'name',
        'logo',
        'logo_picture',
        'drawn_logo',
        'phone',
        'whatsapp',
        'email',
        'about',
        'verified_until',
        'verification_withdrawn',
        'counter_methods',
        'checklist',
        'deposit_methods',
      ],
    },
  },
  {
    table: 'users',
    whose: ({ id }) => sql`id = ${id}`,
    shown: {
      columns: [
        'id',
        'full_name',
        'email',
        'phone',
        'birth_date',
        'location',
        'bio',
        'avatar',
        'license',
        'license_back',
      ],
      collect: async ({ user }) => ({
        user: { ...presentUser(user), createdAt: user.created_at.toISOString() },
      }),
    },
    unshown: { 'it opens the account': ['password_hash'], 'only staff choose': ['muted_kinds'] },
    // It cannot be used to sign in, and its address is free again.
    erasure: {
      set: ({ id, now }) => ({
        full_name: replacementFor(id).name,
        email: replacementFor(id).email,
        phone: null,
        birth_date: null,
        location: null,
        bio: null,
        avatar: null,
        license: null,
        password_hash: null,
        enable_email_notifications: false,
        muted_kinds: [],
        verified: false,
        deleted_at: new Date(now),
      }),
    },
    kept: {
      [identifiers]: ['id'],
      'nothing: the database empties it with the name of the front': ['license_back'],
    },
  },
]
