// The rendered public pages. Each process keeps its own: what anybody changes shows in all of them within a minute.

import type { AskApi, PrerenderedPage, RenderPage } from '#contract/prerendered-page.ts'
import type { Language } from '#domain/language.ts'
import { dayOf, minute, type Instant } from '#domain/rental/period.ts'
import { boundedCache } from '#server/platform/http/bounded-cache.ts'

type CachedPage = { page: PrerenderedPage; at: Instant }

/** A page of this age is shown and rendered again in the background; with the answers it was made from it is a minute old. */
const freshFor = minute / 3
/** Beyond this age its reader waits for the new one. */
const shownFor = 2 * freshFor
/** Bytes of all pages together: the list of suppliers has as many as there are suppliers for. */
const mostKept = 32 * 1024 ** 2

/** Two bytes for each character, as most pages are held, which have some beyond Latin letters. */
const sizeOf = ({ page: { body, state } }: CachedPage) => 2 * (body.length + state.length)

/** Returns a page that shows what was true a minute ago. Throws when it cannot be rendered and none is cached. */
export type PageOf = (path: string, language: Language) => Promise<PrerenderedPage>

/**
 * `render` and `ask` are the built renderer and the site's own public calls; `now` is the server's clock, `most` the bytes
 * that are kept. A page proposes dates, so one of yesterday is never shown.
 */
export function cachePages({
  render,
  ask,
  now,
  most = mostKept,
}: {
  render: RenderPage
  ask: AskApi
  now: () => Instant
  most?: number
}): PageOf {
  const cache = boundedCache<CachedPage>(most, sizeOf)
  const rendering = new Map<string, Promise<PrerenderedPage>>()

  function renderAnew(path: string, language: Language): Promise<PrerenderedPage> {
    const key = `${language} ${path}`
    const pending = rendering.get(key)
    if (pending) return pending
    const at = now()
    const [plain = '', search] = path.split(/(?=\?)/)
    const rendered = render({ path: plain, ...(search && { search }), language, ask })
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
    const age = now() - found.at
    if (age < freshFor) return found.page
    // A page that cannot be rendered again is still worth reading.
    const renewed = renderAnew(path, language).catch(() => found.page)
    return age < shownFor ? found.page : renewed
  }
}
