// Page views, counted by screen and handed on once a minute. No address, no cookie, no moment of a single view.

import type { CountedPage } from '#contract/site/page-views.ts'
import { minute, type Instant } from '#domain/rental/period.ts'

const timeout = 5000

export type PageViews = {
  count(page: CountedPage): void
  /** Hands on what was counted since; what cannot be handed on is counted further. */
  flush(): Promise<void>
  stop(): Promise<void>
}

type World = { url: string; now: () => Instant; fetch: typeof fetch; onError: (error: unknown) => void }

/** Posts `{from, to, views: {"/search": 12}}` to `url`, times in ISO 8601. */
export function countPageViews({ url, now, fetch, onError }: World): PageViews {
  let views = new Map<CountedPage, number>()
  let since = now()

  const add = (page: CountedPage, more: number) => void views.set(page, (views.get(page) ?? 0) + more)

  async function flush(): Promise<void> {
    if (views.size === 0) return
    const [counted, from, to] = [views, since, now()]
    views = new Map()
    since = to
    const body = {
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      views: Object.fromEntries(counted),
    }
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`answered ${response.status}`)
    } catch (error) {
      since = from
      for (const [page, number] of counted) add(page, number)
      onError(error)
    }
  }

  const timer = setInterval(() => void flush(), minute)
  timer.unref()
  return {
    count: (page) => add(page, 1),
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
