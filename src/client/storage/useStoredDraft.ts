// The state of a form that survives leaving it and a reload, for a day.

import { useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { draftOf } from './draft.ts'

type StoredForm<T> = { draft: T; change: (part: Partial<T>) => void; clear: () => Promise<void> }

/**
 * What was typed under `key` before, or `empty()`. `brought` is what the address asks for: it comes before what was stored.
 * `schema` and `brought` are read once.
 */
export function useStoredDraft<T extends object>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  empty: () => T,
  brought: Partial<T> = {},
): StoredForm<T> {
  const [store] = useState(() => draftOf(key, schema))
  const [draft, setDraft] = useState(() => ({ ...empty(), ...brought }))
  const [address] = useState(brought)
  const latest = useRef(draft)
  const isTyped = useRef(false)

  useEffect(() => {
    let isHere = true
    void store.read().then((stored) => {
      // Who types faster than the device reads is not interrupted.
      if (!isHere || stored === null || isTyped.current) return
      latest.current = { ...stored, ...address }
      setDraft(latest.current)
    })
    return () => {
      isHere = false
    }
  }, [store, address])

  return {
    draft,
    change: (part) => {
      isTyped.current = true
      latest.current = { ...latest.current, ...part }
      setDraft(latest.current)
      void store.save(latest.current)
    },
    clear: store.clear,
  }
}
