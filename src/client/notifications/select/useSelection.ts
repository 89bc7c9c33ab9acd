import { useState } from 'react'
import type { Changeable } from '#client/notifications/waiting/changes.ts'

export type Selection<R extends Changeable = Changeable> = {
  /** On phones the boxes show only while somebody selects. */
  isSelecting: boolean
  rows: R[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  all: () => void
  begin: () => void
  end: () => void
}

/** What is ticked, of what is shown: a row that has gone is not acted on. */
export function useSelection<R extends Changeable>(shown: readonly R[]): Selection<R> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [hasBegun, setHasBegun] = useState(false)
  const rows = shown.filter(({ _id: id }) => ids.has(id))
  return {
    isSelecting: hasBegun || rows.length > 0,
    rows,
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds(
        (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
      ),
    all: () => setIds(new Set(shown.map(({ _id: id }) => id))),
    begin: () => setHasBegun(true),
    end() {
      setIds(new Set())
      setHasBegun(false)
    },
  }
}
