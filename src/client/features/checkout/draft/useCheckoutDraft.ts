import { useCallback, useEffect, useRef, useState } from 'react'
import { draftOf } from '#client/storage/draft.ts'
import { CheckoutDraft, emptyDraft } from './draft.ts'

type Kept = { key: string; draft: CheckoutDraft }

type Change = Partial<CheckoutDraft> | ((draft: CheckoutDraft) => Partial<CheckoutDraft>)
/** A function sees the latest draft: a browser that fills in several fields at once does so between two renders. */
export type DraftUpdate = (change: Change) => Promise<void>

/** The draft under a key; null until the device has answered. Every change is kept at once. */
export function useCheckoutDraft(key: string): { draft: CheckoutDraft | null; update: DraftUpdate } {
  const [kept, setKept] = useState<Kept | null>(null)
  const latest = useRef<Kept | null>(null)

  const keep = useCallback((next: Kept) => {
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
  // For one render after a change of dates this is still the draft of the old ones: the same, but for what it has seen.
  return { draft: kept?.draft ?? null, update }
}
