// Code that the next tap needs, fetched while the device has nothing else to do.

import { hydratedEvent } from '#contract/prerendered-page.ts'
import { savesData } from './data-saver.ts'

type Load = () => Promise<unknown> | undefined

const queue: Load[] = []
let isRunning = false

const hydrated = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => window.addEventListener(hydratedEvent, () => resolve(), { once: true }))

/** Safari has no idle callbacks, and a browser that is busy with other things may withhold them for long. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 3_000 })
      : setTimeout(resolve, 200),
  )

/** Calls `load` once the page is hydrated and idle, one after the other; never with the data saver. */
export function prefetchWhenIdle(load: Load): void {
  if (import.meta.env.SSR || savesData()) return
  queue.push(load)
  if (!isRunning) void run()
}

async function run(): Promise<void> {
  isRunning = true
  await hydrated
  for (let load = queue.shift(); load !== undefined; load = queue.shift()) {
    await idle()
    // Offline it is fetched when it is needed.
    await load()?.catch(() => undefined)
  }
  isRunning = false
}
