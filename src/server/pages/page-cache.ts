// The rendered public pages, cached for a minute; an older one is served once more while it is rendered anew.

import type { AskApi, PrerenderedPage, RenderPage } from '#contract/prerendered-page.ts'
import type { Language } from '#domain/language.ts'
import { dayOf, minute, type Instant } from '#domain/rental/period.ts'

type CachedPage = { page: PrerenderedPage; at: Instant }

/** Returns a page as rendered less than a minute ago. Throws when it cannot be rendered and none is cached. */
export type PageOf = (path: string, language: Language) => Promise<PrerenderedPage>

/**
 * `render` and `ask` are the built renderer and the site's own public calls; `now` is the server's clock. A page proposes
 * dates, so one of yesterday is never shown.
 */
export function cachePages({
  render,
  ask,
  now,
}: {
  render: RenderPage
  ask: AskApi
  now: () => Instant
}): PageOf {
  const cache = new Map<string, CachedPage>()
  const rendering = new Map<string, Promise<PrerenderedPage>>()

  function renderAnew(path: string, language: Language): Promise<PrerenderedPage> {
    const key = `${language} ${path}`
    const pending = rendering.get(key)
    if (pending) return pending
    const at = now()
    const rendered = render({ path, language, ask })
      .then((page) => {
        cache.set(key, { page, at })
        return page
      })
      .finally(() => rendering.delete(key))
    rendering.set(key, rendered)
    return rendered
  }

  return async (path, language) => {
    const found = cache.get(`${language} ${path}`)
    if (found === undefined || dayOf(found.at) !== dayOf(now())) return renderAnew(path, language)
    // A page that cannot be rendered anew is still worth reading.
    if (now() - found.at >= minute) renderAnew(path, language).catch(() => undefined)
    return found.page
  }
}
