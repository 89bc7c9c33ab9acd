// The suppliers of the marketplace and the people who work there.

import { queryOptions } from '@tanstack/react-query'
import * as files from '#contract/staff/site/conditions.ts'
import * as suspension from '#contract/staff/people/supplier-suspension.ts'
import * as invitations from '#contract/staff/people/invitations.ts'
import * as calls from '#contract/staff/people/suppliers.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import type { Language } from '#domain/language.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'
import { currentQueryClient } from '../query-client.ts'
import { upload, type UploadOptions } from '../upload.ts'

type NewSupplier = BodyInputOf<typeof calls.createStaffSupplier>
export type SupplierChange = BodyInputOf<typeof calls.changeStaffSupplier>
type NewColleague = BodyInputOf<typeof calls.inviteStaff>

const root = ['staff', 'suppliers'] as const

export const staffSupplierQueries = {
  list: () =>
    queryOptions({
      queryKey: [...root, 'list'],
      queryFn: ({ signal }) => call(calls.listStaffSuppliers, { signal }),
      staleTime: minute,
    }),
  /** Always asked again: a form begins with it. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...root, 'one', id],
      queryFn: ({ signal }) => call(calls.getStaffSupplier, { params: { id }, signal }),
      staleTime: 0,
    }),
  /** What a suspension leaves to care for. */
  care: (id: string) =>
    queryOptions({
      queryKey: [...root, 'care', id],
      queryFn: ({ signal }) => call(suspension.getSupplierCare, { params: { id }, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
}

/** What is on the screen is the supplier as the act left it; lists that name suppliers are asked for again. */
async function keep(supplier: calls.StaffSupplier): Promise<calls.StaffSupplier> {
  const client = currentQueryClient()
  client.setQueryData(staffSupplierQueries.one(supplier._id).queryKey, supplier)
  for (const key of [[...root, 'list'], ['staff', 'cars', 'fleets'], ['suppliers']])
    void client.invalidateQueries({ queryKey: key })
  return supplier
}

/** Sent again it is the same supplier. Throws `email-registered`. */
export const createSupplier = async (body: NewSupplier) =>
  keep(await call(calls.createStaffSupplier, { body }))

/** Throws `changed-meanwhile` when it is another version than `was`. */
export const changeSupplier = async (id: string, body: SupplierChange) =>
  keep(await call(calls.changeStaffSupplier, { params: { id }, body }))

/** Sent again it is the same invitation. Throws `email-registered`. */
export const inviteColleague = async (id: string, body: NewColleague) =>
  keep(await call(calls.inviteStaff, { params: { id }, body }))

/** Throws `not-possible-now` for oneself and the last owner. */
export const removeColleague = async (id: string, person: string) =>
  keep(await call(calls.removeStaff, { params: { id }, query: { person } }))

export const invitationQueries = {
  /** A link made for this sheet: it is not kept, and a second look makes another one. */
  link: (id: string, person: string) =>
    queryOptions({
      queryKey: ['invitation-link', id, person],
      queryFn: () => call(invitations.makeInvitationLink, { params: { id }, body: { person } }),
      gcTime: 0,
      staleTime: Infinity,
      retry: false,
    }),
}

/** False when the account has its password by now. */
export const inviteAgain = async (id: string, person: string): Promise<boolean> =>
  (await call(invitations.inviteStaffAgain, { params: { id }, body: { person } })).isSent

export async function suspendSupplier(id: string, isSuspended: boolean): Promise<void> {
  await call(suspension.suspendSupplier, { params: { id }, body: { isSuspended } })
  const client = currentQueryClient()
  await client.invalidateQueries({ queryKey: root })
  for (const key of [['suppliers'], ['staff', 'cars']]) void client.invalidateQueries({ queryKey: key })
}

export const renewSupplier = (id: string): Promise<void> =>
  currentQueryClient().invalidateQueries({ queryKey: staffSupplierQueries.one(id).queryKey })

/** Takes the place of the drawn mark, or of the logo before. Throws one of `pictureFailures`. */
export const sendLogo = async (id: string, file: File, options: UploadOptions) =>
  keep(await upload(files.changeSupplierLogo, { params: { id }, file, ...options }))

export const removeLogo = async (id: string) => keep(await call(files.removeSupplierLogo, { params: { id } }))

/** Throws one of `pdfFailures`; it may have 2 MB. */
export const sendConditions = async (id: string, language: Language, file: File, options: UploadOptions) =>
  keep(await upload(files.addConditions, { params: { id, language }, file, ...options }))

export const removeConditions = async (id: string, language: Language) =>
  keep(await call(files.removeConditions, { params: { id, language } }))
