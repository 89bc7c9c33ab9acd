import { useEffect } from 'react'
import type { CheckoutDraft } from './draft.ts'
import type { DraftUpdate } from './useCheckoutDraft.ts'

/** The total that was shown before for the very same choice, when the supplier has changed it since; else null. */
export function usePriceWatch(
  seen: CheckoutDraft['seen'],
  choice: string,
  total: number,
  update: DraftUpdate,
): number | null {
  useEffect(() => {
    const isSame = seen?.choice === choice
    if (isSame && seen.total === total) return
    void update({ seen: { choice, total, before: isSame ? seen.total : null } })
  }, [seen, choice, total, update])
  return seen?.choice === choice && seen.total === total ? seen.before : null
}
