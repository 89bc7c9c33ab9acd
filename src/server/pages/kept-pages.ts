// The drawn pages, each kept until its answers are a minute old: then it is drawn again while the old one is shown.

import type { AskApi, Draw, DrawnPage } from '#contract/drawn-page.ts'
import type { Language } from '#domain/language.ts'
import { dayOf, minute, type Instant } from '#domain/rental/period.ts'

type Kept = { page: DrawnPage; at: Instant }

/** Gives a page as it is drawn now or was less than a minute ago. Throws when it cannot be drawn and none is kept. */
export type PageOf = (path: string, language: Language) => Promise<DrawnPage>

/**
 * `draw` and `ask` are the built renderer and the site's own public calls; `now` is the server's clock. A page proposes
 * dates, so one of yesterday is never shown.
 */
export function keepPages({ draw, ask, now }: { draw: Draw; ask: AskApi; now: () => Instant }): PageOf {
  const kept = new Map<string, Kept>()
  const drawing = new Map<string, Promise<DrawnPage>>()

  function drawAgain(path: string, language: Language): Promise<DrawnPage> {
    const key = `${language} ${path}`
    const underWay = drawing.get(key)
    if (underWay) return underWay
    const at = now()
    const drawn = draw({ path, language, ask })
      .then((page) => {
        kept.set(key, { page, at })
        return page
      })
      .finally(() => drawing.delete(key))
    drawing.set(key, drawn)
    return drawn
  }

  return async (path, language) => {
    const found = kept.get(`${language} ${path}`)
    if (found === undefined || dayOf(found.at) !== dayOf(now())) return drawAgain(path, language)
    // A page that cannot be drawn again is still worth reading.
    if (now() - found.at >= minute) drawAgain(path, language).catch(() => undefined)
    return found.page
  }
}
