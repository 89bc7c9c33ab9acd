// The typed form of an invitation.

import * as v from 'valibot'
import { Invited, SupplierName } from '#contract/staff/people/supplier-fields.ts'
import { languages, type Language } from '#domain/language.ts'
import { parseDraft } from '#client/components/staff/parse-draft.ts'

export const InvitationDraft = v.object({
  /** Of the supplier; empty where it has one. */
  name: v.string(),
  fullName: v.string(),
  email: v.string(),
  phone: v.string(),
  language: v.picklist(languages),
})
export type InvitationDraft = v.InferOutput<typeof InvitationDraft>

export const emptyInvitation = (language: Language): InvitationDraft => ({
  name: '',
  fullName: '',
  email: '',
  phone: '',
  language,
})

const NewSupplier = v.object({ name: SupplierName, ...Invited.entries })

export const parseNewSupplier = (draft: InvitationDraft) => parseDraft(NewSupplier, draft)
export const parseColleague = (draft: InvitationDraft) => parseDraft(Invited, draft)
