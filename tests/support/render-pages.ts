// A program: renders public pages of all kinds with the built renderer, one after the other, and writes as JSON what is left of
// them. `node render-pages.ts <address of a running site> <how many> <after how many the heap is measured first>`

import { setTimeout as pause } from 'node:timers/promises'
import { publicPages } from '#contract/pages.ts'
import type { AskApi } from '#contract/prerendered-page.ts'
import { languages } from '#domain/language.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { builtRenderer } from './built-renderer.ts'
import { countLive, liveHeap } from './live-heap.ts'

export type Rendered = {
  kinds: number
  milliseconds: number
  /** Bytes of the live heap after the first pages, and after all. */
  heap: [number, number]
  /** Instances that are alive, by class. */
  left: Record<string, number>
}

const [site, count, first] = process.argv.slice(2).map((given, at) => (at === 0 ? given : Number(given))) as [
  string,
  number,
  number,
]

const day = (inDays: number) => addDays(dayOf(Date.now()), inDays)
const trip = (place: string) => `?pl=${place}&from=${day(10)}T10:00&to=${day(13)}T10:00`
const searches = ['douala', 'douala-airport', 'yaounde', 'kribi', 'limbe'].flatMap((place) => [
  trip(place),
  `${trip(place)}&gb=automatic`,
  `${trip(place)}&page=2`,
])
const kinds = [
  ...publicPages.map((path) => ({ path, search: '' })),
  { path: '/404', search: '' },
  ...['', '?pl=douala', ...searches].map((search) => ({ path: '/search', search })),
].flatMap((address) => languages.map((language) => ({ ...address, language })))

const answers = new Map<string, Promise<unknown>>()
async function answerOf(path: string): Promise<unknown> {
  const response = await fetch(site + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
const ask: AskApi = (path) => {
  const answer = answers.get(path) ?? answerOf(path)
  answers.set(path, answer)
  return answer
}

const render = builtRenderer()
const begun = performance.now()
let before = 0
for (let rendered = 0; rendered < count; rendered++) {
  if (rendered === first) before = await liveHeap()
  await render({ ...kinds[rendered % kinds.length]!, ask })
  // As between two requests: what waits for its turn gets it.
  if (rendered % 50 === 0) await pause()
}
const milliseconds = performance.now() - begun
const result: Rendered = {
  kinds: kinds.length,
  milliseconds,
  heap: [before, await liveHeap()],
  left: await countLive(['Router', 'QueryClient', 'MutationCache']),
}
// The app opens one channel to other tabs, which would keep this process alive.
process.stdout.write(JSON.stringify(result), () => process.exit())
