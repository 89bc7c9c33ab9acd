// A page that was open while a new version was put in place asks for files that are gone.

import { buildIdFile } from '#contract/site/build.ts'
import { isBusy } from './busy.ts'

/** The name of the running build; null while developing. */
export const runningBuild: string | null = import.meta.env.VITE_BUILD_ID ?? null

/** True for a part of the app that could not be fetched: replaced by a new version, or no network. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)
  )
}

type HistoryState = { reloadedFor?: string } | null

/** Null when the server cannot be asked, also because the page is being left. */
async function servedBuild(): Promise<string | null> {
  const answer = await fetch(`/${buildIdFile}`, { cache: 'no-store' }).catch(() => null)
  return answer?.ok ? (await answer.text()).trim() : null
}

/**
 * Begins again with the new version, once: the mark is kept with the history entry, so that a part
 * that stays missing ends on the error screen and not in a circle. At checkout that screen asks first.
 * Firefox breaks off what a page is fetching when it is left, and a reload would call the person back: without
 * another build on the server it does nothing. `entry` is the address of the running entry.
 */
export async function reloadForNewBuild(entry: string): Promise<void> {
  const served = await servedBuild()
  const kept = window.history.state as HistoryState
  if (served === null || served === runningBuild || kept?.reloadedFor === entry || isBusy()) return
  window.history.replaceState({ ...kept, reloadedFor: entry }, '')
  window.location.reload()
}
