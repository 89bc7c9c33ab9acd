// People and suppliers of the demonstration world.

import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { demonstrationSession } from '#contract/account/sessions.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import { hashPassword } from '#server/core/accounts/passwords/passwords.ts'
import { newToken, sha256 } from '#server/platform/http/tokens.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { deskDrivers, worldAdmin, worldDesk, worldDrivers } from './world/people.ts'
import { worldSuppliers } from './world/suppliers.ts'

/**
 * Inserts the admin, the suppliers with their accounts, and the drivers. All share the demonstration password; the first
 * driver has a second device, whose token is unknown.
 */
export async function fillPeople(tx: Tx, now: Instant): Promise<void> {
  const password_hash = await hashPassword(demonstrationPassword)
  const known = { verified: true, password_hash, location: null, bio: null, avatar: null }
  await tx
    .insertInto('users')
    .values([
      {
        ...known,
        id: worldAdmin.id,
        type: 'admin',
        full_name: worldAdmin.fullName,
        email: worldAdmin.email,
        phone: worldAdmin.phone,
        birth_date: null,
        language: worldAdmin.language,
      },
      {
        ...known,
        id: worldDesk.id,
        type: 'supplier' as const,
        full_name: worldDesk.fullName,
        email: worldDesk.email,
        phone: worldDesk.phone,
        birth_date: null,
        language: worldDesk.language,
      },
      ...worldSuppliers.map((supplier) => ({
        ...known,
        id: supplier.id,
        type: 'supplier' as const,
        full_name: supplier.name,
        email: supplier.email,
        phone: supplier.phone,
        birth_date: null,
        language: 'fr' as const,
      })),
      ...[...worldDrivers, ...deskDrivers].map((driver) => ({
        ...known,
        id: driver.id,
        type: 'user' as const,
        full_name: driver.fullName,
        email: driver.email,
        phone: driver.phone,
        birth_date: driver.birthDate,
        language: driver.language,
      })),
    ])
    .execute()
  await tx
    .insertInto('sessions')
    .values({
      id: demonstrationSession,
      token_hash: sha256(newToken()),
      user_id: worldDrivers[0]!.id,
      device: 'Chrome on Android',
      stay_connected: true,
      created_at: new Date(now - 3 * day),
      last_seen_at: new Date(now - day),
      expires_at: new Date(now + 29 * day),
    })
    .execute()
  await tx
    .insertInto('suppliers')
    .values(
      worldSuppliers.map((supplier) => ({
        id: supplier.id,
        name: supplier.name,
        logo: `/pictures/suppliers/${supplier.id}.svg`,
        phone: supplier.phone,
        whatsapp: supplier.whatsapp,
        email: supplier.email,
        about: JSON.stringify(supplier.about),
        pay_later: supplier.payLater,
        part_payment_percent: supplier.partPaymentPercent,
        markup_percent: supplier.markupPercent,
        minimum_rental_days: supplier.minimumRentalDays,
        counter_methods: supplier.payments,
      })),
    )
    .execute()
  await tx
    .insertInto('staff_seats')
    .values([
      ...worldSuppliers.map(({ id }) => ({ user_id: id, supplier_id: id, kind: 'owner' as const })),
      { user_id: worldDesk.id, supplier_id: worldDesk.supplierId, kind: 'desk' as const },
    ])
    .execute()
}
