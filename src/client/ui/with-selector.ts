// Stands in for the package `use-sync-external-store/shim/with-selector`, which carries what older Reacts need: the same door,
// by React's own hook.

import { useRef, useSyncExternalStore } from 'react'

/** Gives the chosen part of a store. While `isEqual` finds a new choice the same, the one before stays. */
export function useSyncExternalStoreWithSelector<State, Choice>(
  subscribe: (listener: () => void) => () => void,
  getState: () => State,
  _getServerState: unknown,
  select: (state: State) => Choice,
  isEqual: (a: Choice, b: Choice) => boolean,
): Choice {
  const last = useRef<{ state: State; select: unknown; choice: Choice } | null>(null)
  const choose = () => {
    const state = getState()
    const before = last.current
    if (before?.state === state && before.select === select) return before.choice
    const made = select(state)
    const choice = before !== null && isEqual(before.choice, made) ? before.choice : made
    last.current = { state, select, choice }
    return choice
  }
  return useSyncExternalStore(subscribe, choose, choose)
}
