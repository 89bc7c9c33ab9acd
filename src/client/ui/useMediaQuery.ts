import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds. `onServer` is what prerendered markup shows: null where it carries both shapes. */
export function useMediaQuery<T = boolean>(query: string, onServer: boolean | T = false): boolean | T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore<boolean | T>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
