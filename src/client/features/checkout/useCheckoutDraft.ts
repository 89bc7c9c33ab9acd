import { useCallback, useEffect, useRef, useState } from 'react'
import { draftOf } from '#client/storage/draft.ts'
import { CheckoutDraft, emptyDraft } from './draft.ts'

type CacheEntry = { key: string; draft: CheckoutDraft }

type Change = Partial<CheckoutDraft> | ((draft: CheckoutDraft) => Partial<CheckoutDraft>)
/** A function sees the latest draft: a browser that fills in several fields at once does so between two renders. */
export type DraftUpdate = (change: Change) => Promise<void>

/** The draft under a key; null until it has been read. Every change is stored at once. */
export function useCheckoutDraft(key: string): { draft: CheckoutDraft | null; update: DraftUpdate } {
  const [kept, setKept] = useState<CacheEntry | null>(null)
  const latest = useRef<CacheEntry | null>(null)

  const keep = useCallback((next: CacheEntry) => {
    latest.current = next
    setKept(next)
    return draftOf(next.key, CheckoutDraft).save(next.draft)
  }, [])

  useEffect(() => {
    let isHere = true
    const before = latest.current
    if (before?.key === key) return
    // Other dates for the same car: the person goes on with what they typed.
    if (before !== null) {
      void keep({ key, draft: { ...before.draft, seen: null, held: null, booked: null } })
      return
    }
    void draftOf(key, CheckoutDraft)
      .read()
      .then((draft) => {
        if (!isHere) return
        latest.current = { key, draft: draft ?? emptyDraft }
        setKept(latest.current)
      })
    return () => {
      isHere = false
    }
  }, [key, keep])

  const update = useCallback<DraftUpdate>(
    async (change) => {
      if (latest.current === null) return
      const { key, draft } = latest.current
      await keep({ key, draft: { ...draft, ...(typeof change === 'function' ? change(draft) : change) } })
    },
    [keep],
  )
  // For one render after a change of dates this is still the draft of the old dates.
  return { draft: kept?.draft ?? null, update }
}

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
