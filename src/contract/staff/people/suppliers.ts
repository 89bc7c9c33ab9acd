// GET /api/staff/suppliers: the suppliers for admins, and for its owner the own one; who works there.

import * as v from 'valibot'
import { checklistItems } from '#domain/inspection/inspection.ts'
import { seatKinds } from '#domain/people/role.ts'
import { counterMethods } from '../../cars/suppliers.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Id, Language, Timestamp, TranslatedText } from '../../fields.ts'
import { HandoverTerms, Invited, SupplierLimits, SupplierName, SupplierTerms } from './supplier-fields.ts'

const params = v.object({ id: Id })
const admins = { access: 'staff', right: 'manage-suppliers' } as const
const owners = { access: 'staff', right: 'manage-terms' } as const
const ownFailures = ['signed-out', 'forbidden', 'not-found'] as const

export const StaffSupplierRow = v.object({
  _id: Id,
  name: v.string(),
  logo: v.string(),
  cars: v.number(),
  carLimit: v.nullable(v.number()),
  isSuspended: v.boolean(),
  /** Nobody of it has set a password yet. */
  isInvited: v.boolean(),
})
export type StaffSupplierRow = v.InferOutput<typeof StaffSupplierRow>

export const listStaffSuppliers = endpoint({
  method: 'GET',
  path: '/api/staff/suppliers',
  summary: 'For admins: every supplier by name, suspended and invited ones too',
  response: v.array(StaffSupplierRow),
  failures: ['signed-out', 'forbidden'],
  ...admins,
  example: () => ({ as: 'admin' }),
})

export const StaffSupplier = v.object({
  ...StaffSupplierRow.entries,
  phone: v.string(),
  whatsapp: v.nullable(v.string()),
  email: v.string(),
  about: TranslatedText,
  payLater: v.boolean(),
  counterMethods: v.array(v.picklist(counterMethods)),
  partPaymentPercent: v.number(),
  minimumRentalDays: v.number(),
  turnaroundMinutes: v.number(),
  /** A device that kept the supplier from before knows of none. */
  handover: v.optional(HandoverTerms),
  markupPercent: v.number(),
  /** It has sent a logo of its own. */
  hasOwnLogo: v.boolean(),
  /** Current rental conditions, with their size. */
  conditions: v.array(v.object({ language: Language, bytes: v.number(), addedAt: Timestamp })),
  people: v.array(
    v.object({
      _id: Id,
      fullName: v.string(),
      email: v.string(),
      kind: v.picklist(seatKinds),
      /** Has not set a password yet. */
      isInvited: v.boolean(),
      isSelf: v.boolean(),
    }),
  ),
  /** Counts the changes: what a form began with. */
  version: v.number(),
})
export type StaffSupplier = v.InferOutput<typeof StaffSupplier>

export const getStaffSupplier = endpoint({
  method: 'GET',
  path: '/api/staff/suppliers/:id',
  summary: 'For admins any supplier, for owners the own one: terms, limits and the people who work there',
  params,
  response: StaffSupplier,
  failures: ownFailures,
  ...owners,
  example: () => ({ as: 'admin', params: { id: 'mboa-prestige' } }),
})

export const createStaffSupplier = endpoint({
  method: 'POST',
  path: '/api/staff/suppliers',
  summary: 'For admins: a new supplier, whose owner is invited by mail; sent again it is the same one',
  body: v.object({ _id: Id, name: SupplierName, ...Invited.entries }),
  response: StaffSupplier,
  statuses: { 201: 'Made, and its owner invited' },
  failures: ['signed-out', 'forbidden', 'email-registered', 'idempotency-key-reused'],
  ...admins,
  example: () => ({
    as: 'admin',
    body: {
      _id: 'nkam-drive',
      name: 'Nkam Drive',
      fullName: 'Ebelle Martine',
      email: 'martine@nkam-drive.example',
      phone: '+237671234567',
      language: 'fr',
    },
  }),
})

export const changeStaffSupplier = endpoint({
  method: 'POST',
  path: '/api/staff/suppliers/:id',
  summary: 'For admins and owners: the terms of a supplier; bookings keep what was agreed',
  params,
  body: v.object({
    ...SupplierTerms.entries,
    /** For admins alone. */
    limits: v.optional(SupplierLimits),
    /** The version that the form began with. */
    was: v.number(code('required')),
  }),
  response: StaffSupplier,
  failures: [...ownFailures, 'changed-meanwhile'],
  ...owners,
  example: () => ({
    as: 'admin',
    params: { id: 'mboa-prestige' },
    body: {
      name: 'Mboa Prestige',
      phone: '+237629000101',
      whatsapp: '+237629000101',
      email: 'mboa-prestige@wouri.example',
      about: { en: 'A young fleet.', fr: 'Un parc récent.', es: 'Una flota joven.' },
      payLater: true,
      counterMethods: ['cash', 'mtnMoMo', 'orangeMoney', 'card'],
      partPaymentPercent: 20,
      minimumRentalDays: 1,
      turnaroundMinutes: 0,
      handover: {
        requiredPictures: 4,
        checklist: [...checklistItems],
        graceMinutes: 59,
        pricePerEighth: 6000,
        cleaningPrice: 10_000,
        depositMethods: ['cash', 'mobileMoney', 'cardImprint', 'other'],
      },
      was: 1,
    },
  }),
})

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/api/staff/suppliers/:id/people',
  summary: 'For admins and owners: somebody else who works for the supplier, invited by mail',
  params,
  body: v.object({ _id: Id, kind: v.picklist(seatKinds, code('invalid-input')), ...Invited.entries }),
  response: StaffSupplier,
  statuses: { 201: 'Invited' },
  failures: [...ownFailures, 'email-registered', 'idempotency-key-reused'],
  ...owners,
  example: () => ({
    as: 'admin',
    params: { id: 'mboa-prestige' },
    body: {
      _id: 'mboa-second-desk',
      kind: 'desk',
      fullName: 'Tagne Paul',
      email: 'paul@mboa-prestige.example',
      phone: '+237671234568',
      language: 'fr',
    },
  }),
})

const person = { query: v.object({ person: Id }) }

export const removeStaff = endpoint({
  method: 'DELETE',
  path: '/api/staff/suppliers/:id/people',
  summary: 'For admins and owners: somebody works there no longer; the last owner and oneself stay',
  params,
  ...person,
  response: StaffSupplier,
  failures: [...ownFailures, 'not-possible-now'],
  ...owners,
  example: () => ({ as: 'admin', params: { id: 'mboa-prestige' }, query: { person: 'mboa-second-desk' } }),
})
