import { useCallback, useState } from 'react'

type Row = { _id: string }

export type Selection<R extends Row = Row> = {
  /** On phones the check boxes show only in selection mode. */
  isSelecting: boolean
  rows: R[]
  has: (id: string) => boolean
  /** Stays the same function, so that a long list draws only the row that changed. */
  toggle: (id: string) => void
  all: () => void
  none: () => void
  begin: () => void
  end: () => void
}

/** What is ticked, of what is shown: a row that has gone is not acted on. */
export function useSelection<R extends Row>(shown: readonly R[]): Selection<R> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [hasBegun, setHasBegun] = useState(false)
  const rows = shown.filter(({ _id: id }) => ids.has(id))
  const toggle = useCallback(
    (id: string) =>
      setIds(
        (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
      ),
    [],
  )
  return {
    isSelecting: hasBegun || rows.length > 0,
    rows,
    has: (id) => ids.has(id),
    toggle,
    all: () => setIds(new Set(shown.map(({ _id: id }) => id))),
    none: () => setIds(new Set()),
    begin: () => setHasBegun(true),
    end() {
      setIds(new Set())
      setHasBegun(false)
    },
  }
}
