// Tells the service worker which files of the build it keeps, and when.

import { readFileSync } from 'node:fs'
import { screenSets, type ScreenSet } from '../client/storage/storage-policy.ts'
import { bySet, forAll, ofManagers, ofStaff, otherWords, readWords, staffWorkers } from './offline-files.ts'

type Chunk = {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type Chunks = Record<string, Chunk>

/** Throws for a name that is in no built file any more: after a rename something would be missing without a network, unnoticed. */
export function checkNames(names: readonly RegExp[], keys: readonly string[]): void {
  const lost = names.filter((name) => !keys.some((key) => name.test(key)))
  if (lost.length > 0)
    throw new Error(`Named for a device without a network, but not built: ${lost.join(' ')}`)
}

/** Files of what these import, and of what comes later with those of them that `isFollowed` names. */
function reachedFrom(chunks: Chunks, starts: string[], isFollowed: (key: string) => boolean = () => false) {
  const files = new Set<string>()
  const found = new Set(starts)
  for (const key of found) {
    const chunk = chunks[key]
    if (chunk === undefined) continue
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    const later = isFollowed(key) ? (chunk.dynamicImports ?? []) : []
    for (const next of [...(chunk.imports ?? []), ...later]) found.add(next)
  }
  return files
}

/** Files of the staff area alone, those that drivers may need too, and those that wait until they are opened. */
type StaffFile = 'own' | 'shared' | 'opened'
type Kept = { language?: string; set?: ScreenSet; staff?: StaffFile }

/** How a file is kept, by its address; null for one that is not. */
function keeping(chunks: Chunks): (url: string) => Kept | null {
  const keys = Object.keys(chunks)
  checkNames([...forAll, ...Object.values(bySet).flat(), otherWords, readWords, ofStaff, ofManagers], keys)
  const isStaff = (key: string) => ofStaff.test(key)
  const named = (names: RegExp[]) => keys.filter((key) => names.some((name) => name.test(key)))

  const always = reachedFrom(chunks, named(forAll))
  const bySetFiles = screenSets.map((set) => [set, reachedFrom(chunks, named(bySet[set]))] as const)
  const staff = reachedFrom(chunks, keys.filter(isStaff), isStaff)
  const drivers = reachedFrom(
    chunks,
    keys.filter((key) => !isStaff(key)),
  )
  const unopened = reachedFrom(
    chunks,
    keys.filter((key) => isStaff(key) && !ofManagers.test(key)),
  )
  const words = new Map(
    keys.flatMap((key) => {
      const language = otherWords.exec(key)?.[1]
      return language === undefined ? [] : [[chunks[key]!.file, { language, isStaff: isStaff(key) }] as const]
    }),
  )

  const read = new Set(named([readWords]).map((key) => chunks[key]!.file))

  return (url) => {
    if (read.has(url)) return null
    // A driver's picture is made light by the screen itself where the network is away.
    if (staffWorkers.test(url)) return { staff: 'own' }
    const { language, isStaff: isStaffWord } = words.get(url) ?? {}
    const spoken = language === undefined ? {} : { language }
    const set = bySetFiles.find(([, files]) => files.has(url))?.[0]
    if (always.has(url)) return {}
    if (set !== undefined) return { set, ...spoken }
    if (language !== undefined && isStaffWord === false) return { language }
    if (!staff.has(url)) return null
    if (drivers.has(url)) return { staff: 'shared', ...spoken }
    return { staff: unopened.has(url) ? 'own' : 'opened', ...spoken }
  }
}

/** A manifest transform of workbox-build: keeps the files of the offline lists and whatever is outside `assets/`. */
export function shellOnly<E extends { url: string }>(entries: E[]): { manifest: (E & Kept)[] } {
  checkNames(
    [staffWorkers],
    entries.map(({ url }) => url),
  )
  const kept = keeping(JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Chunks)
  const manifest = entries.flatMap((entry) => {
    const how = entry.url.startsWith('assets/') ? kept(entry.url) : {}
    return how === null ? [] : [{ ...entry, ...how }]
  })
  return { manifest }
}
