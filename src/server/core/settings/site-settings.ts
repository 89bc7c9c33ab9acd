// The settings as admins read and change them. One row, read again for each request: every process sees a change at once.

import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import type {
  changeSiteSettings,
  getBankDetails,
  SiteFields,
  SiteSettings,
} from '#contract/staff/site/settings.ts'
import type { Selectable } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { AuditChanges } from '#server/platform/db/tables/file-tables.ts'
import type { SettingsTable } from '#server/platform/db/tables/settings-tables.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'

const columns = {
  minPickupHours: 'min_pickup_hours',
  minRentalHours: 'min_rental_hours',
  minPickupDropoffHour: 'min_pickup_dropoff_hour',
  maxPickupDropoffHour: 'max_pickup_dropoff_hour',
  minimumAge: 'minimum_age',
  contactPhone: 'contact_phone',
  contactWhatsapp: 'contact_whatsapp',
  contactEmail: 'contact_email',
  hideSuppliers: 'hide_suppliers',
  unlistExpired: 'unlist_expired',
  bankName: 'bank_name',
  bankHolder: 'bank_holder',
  bankAccount: 'bank_account',
  bankCode: 'bank_code',
  bankShown: 'bank_shown',
} as const satisfies Record<keyof SiteFields, keyof SettingsTable>

const names = Object.keys(columns) as (keyof SiteFields)[]

const fieldsOf = (row: Selectable<SettingsTable>): SiteFields =>
  Object.fromEntries(names.map((name) => [name, row[columns[name]]])) as SiteFields

/** Bank details are among them: for admins alone. */
export async function readSiteSettings(db: Db): Promise<Omit<SiteSettings, 'areSuppliersHidden'>> {
  const row = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
  return { ...fieldsOf(row), version: row.version }
}

/** Throws `invalid-input` for a day that ends before it begins, `required` for bank details that are shown and not given. */
function check({ minPickupDropoffHour, maxPickupDropoffHour, bankShown, bankAccount }: SiteFields): void {
  if (maxPickupDropoffHour < minPickupDropoffHour) refuseField('maxPickupDropoffHour', 'invalid-input')
  if (bankShown && bankAccount === '') refuseField('bankAccount', 'required')
}

type Change = BodyOf<typeof changeSiteSettings>

/**
 * Changes what differs, with one row of the audit that says each field before and after. Sent again it changes nothing.
 * Throws `changed-meanwhile` when the settings are another version than `was`, and what `check` throws.
 */
export async function changeSettings(
  db: Db,
  { was, ...fields }: Change,
  { viewer, now }: { viewer: Viewer; now: Instant },
): Promise<void> {
  check(fields)
  await inTransaction(db, viewer, async (tx) => {
    const row = await tx.selectFrom('settings').selectAll().forUpdate().executeTakeFirstOrThrow()
    const before = fieldsOf(row)
    const changed = names.filter((name) => fields[name] !== before[name])
    if (changed.length === 0) return
    if (row.version !== was) throw new Refusal('changed-meanwhile')
    await tx
      .updateTable('settings')
      .set({
        ...Object.fromEntries(changed.map((name) => [columns[name], fields[name]])),
        version: row.version + 1,
      })
      .execute()
    const changes: AuditChanges = Object.fromEntries(
      changed.map((name) => [name, { before: before[name], after: fields[name] }]),
    )
    await recordAct(
      tx,
      { actor: viewer.person!.id, action: 'changed', entity: 'settings', entityId: 'site', changes },
      now,
    )
  })
}

/** What owners see of it: null unless admins show it. */
export async function readBankDetails(db: Db): Promise<ResponseOf<typeof getBankDetails>> {
  const row = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
  if (!row.bank_shown || row.bank_account === '') return { bank: null }
  return {
    bank: {
      name: row.bank_name,
      holder: row.bank_holder,
      account: row.bank_account,
      code: row.bank_code,
    },
  }
}
