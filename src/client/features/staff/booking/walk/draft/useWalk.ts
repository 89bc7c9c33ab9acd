// The walk on this device: read once, and kept with each tap.

import { useCallback, useEffect, useRef, useState } from 'react'
import { dropPictures } from '#client/storage/walks/picture-store.ts'
import { clearWalkDraft, walkDraftOf } from '#client/storage/walks/walk-draft.ts'
import { emptyWalk, WalkDraft } from './walk-draft.ts'

/** `onKept` is called when the device has it. */
export type Change = (
  part: Partial<WalkDraft> | ((draft: WalkDraft) => Partial<WalkDraft>),
  onKept?: () => void,
) => void

export type WalkState = {
  /** Null as long as the device has not answered. */
  draft: WalkDraft | null
  /** Something was done: there is something to throw away. */
  isBegun: boolean
  /** This device keeps nothing: what is closed is lost. */
  isForgetful: boolean
  change: Change
  /** Resolves when the device keeps it. */
  save: (draft: WalkDraft) => Promise<void>
  /** With its pictures. */
  throwAway: () => Promise<void>
}

/** `name` is that of the booking's end. */
export function useWalk(name: string): WalkState {
  const [draft, setDraft] = useState<WalkDraft | null>(null)
  const [isBegun, setBegun] = useState(false)
  const [isForgetful, setForgetful] = useState(false)
  const latest = useRef<WalkDraft | null>(null)
  const show = useCallback((next: WalkDraft) => {
    latest.current = next
    setDraft(next)
  }, [])

  useEffect(() => {
    let isHere = true
    void walkDraftOf(name, WalkDraft)
      .read()
      .then((stored) => {
        if (!isHere || latest.current !== null) return
        show(stored ?? emptyWalk())
        setBegun(stored !== null)
      })
    return () => {
      isHere = false
    }
  }, [name, show])

  const save = useCallback(
    async (next: WalkDraft) => {
      show(next)
      setBegun(true)
      const store = walkDraftOf(name, WalkDraft)
      await store.save(next)
      setForgetful((await store.read()) === null)
    },
    [name, show],
  )
  const change = useCallback<Change>(
    (part, onKept) => {
      const now = latest.current
      if (now === null) return
      void save({ ...now, ...(typeof part === 'function' ? part(now) : part) }).then(onKept)
    },
    [save],
  )
  const throwAway = useCallback(async () => {
    await clearWalkDraft(name)
    await dropPictures(latest.current?.pictures.map(({ sha256 }) => sha256) ?? [])
    show(emptyWalk())
    setBegun(false)
  }, [name, show])
  return { draft, isBegun, isForgetful, change, save, throwAway }
}
