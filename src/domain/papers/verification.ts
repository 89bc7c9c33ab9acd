// When a supplier may be called verified (rule 18): an admin has seen every paper of its own, and all of them hold.

import { addDays, type Day } from '../rental/period.ts'
import { supplierPaperKinds, type SupplierPaperKind } from './paper.ts'

type Paper = { kind: SupplierPaperKind; validUntil: Day | null; file: string | null; isReplaced: boolean }

/** Papers without an end are looked at again after this many days. */
const longest = 365

/**
 * The last day of a badge that is given `today`: that of the first paper to end, a year from now at most. Null while a paper is
 * missing, has no file to look at, or has expired.
 */
export function verifiableUntil(papers: readonly Paper[], today: Day): Day | null {
  let until = addDays(today, longest)
  for (const wanted of supplierPaperKinds) {
    const paper = papers.find(({ kind, isReplaced }) => kind === wanted && !isReplaced)
    if (!paper || paper.file === null) return null
    if (paper.validUntil !== null && paper.validUntil < until) until = paper.validUntil
  }
  return until < today ? null : until
}
