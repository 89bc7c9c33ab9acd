// A page that was open while a new version was put in place asks for files that are gone.

import { isBusy } from './busy.ts'

/** True for a part of the app that could not be fetched: replaced by a new version, or no network. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)
  )
}

type HistoryState = { reloadedFor?: string } | null

/**
 * Begins again with the new version, once: the mark is kept with the history entry, so that a part
 * that stays missing ends on the error screen and not in a circle. At checkout that screen asks first.
 * `build` is the address of the running entry.
 */
export function reloadForNewBuild(build: string): void {
  const kept = window.history.state as HistoryState
  if (!navigator.onLine || kept?.reloadedFor === build || isBusy()) return
  window.history.replaceState({ ...kept, reloadedFor: build }, '')
  window.location.reload()
}
