// The person's own files, and what staff said of the licence.

import { sql } from 'kysely'
import { detachAllFiles, readOwnFiles } from '#server/platform/files/own-files.ts'
import { findCheck } from '#server/trade/licences/check-licence.ts'
import type { Holding } from './holding.ts'

export const files: readonly Holding[] = [
  {
    table: 'licence_checks',
    whose: ({ id }) => sql`file IN (SELECT f.name FROM files f WHERE f.owner_id = ${id})`,
    shown: {
      columns: [],
      collect: async ({ store, user }) => {
        const check = user.license === null ? null : await findCheck(store.db, user.license)
        return {
          licenceCheck: check && { refusal: check.refusal, checkedAt: check.checked_at.toISOString() },
        }
      },
    },
    unshown: { 'the name of the file': ['file'], 'who of the staff looked at it': ['checked_by'] },
    erasure: { with: 'files' },
    kept: {},
  },
  {
    table: 'files',
    whose: ({ id }) => sql`(owner_id = ${id} OR maker_person = ${id})`,
    shown: {
      columns: ['name', 'side'],
      collect: async ({ store, user }) => ({ files: await readOwnFiles(store, user.id) }),
    },
    unshown: { 'who sent it': ['owner_id', 'maker_person', 'maker_device'] },
    // The name goes with the file, or with the next scheduled run where the disk refuses.
    erasure: { run: detachAllFiles },
    kept: {},
  },
]
