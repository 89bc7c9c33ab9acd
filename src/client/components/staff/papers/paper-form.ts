// The form of a paper: what is typed, and what of it the server takes.

import * as v from 'valibot'
import { PaperFields } from '#contract/staff/fleet/papers.ts'
import { parseDraft, type FieldProblems } from '#client/components/staff/parse-draft.ts'

/** As typed; what the device keeps of it for a day. */
export const PaperDraft = v.object({
  number: v.string(),
  /** A day, or nothing. */
  validUntil: v.string(),
  /** The name of the file that is sent already, and what it was called on the device. */
  file: v.nullable(v.string()),
  fileName: v.string(),
})
export type PaperDraft = v.InferOutput<typeof PaperDraft>

export const emptyPaper: PaperDraft = { number: '', validUntil: '', file: null, fileName: '' }

type Fields = v.InferOutput<typeof PaperFields>

/** `mayLackEnd`: some kinds of papers hold for ever. */
export function parsePaper(
  { number, validUntil, file }: PaperDraft,
  mayLackEnd: boolean,
): { fields: Fields | null; problems: FieldProblems } {
  if (validUntil !== '' || mayLackEnd)
    return parseDraft(PaperFields, { number, validUntil: validUntil || null, file })
  const { problems } = parseDraft(PaperFields, { number, validUntil: null, file })
  return { fields: null, problems: { ...problems, validUntil: 'required' } }
}

/** A paper as it is kept; `replaces` names the one that counts until then. */
export type NewPaper = Fields & { _id: string; replaces: string | null }
