// Which screens are nobody's to find.

import { pages, publicPages } from '#contract/pages.ts'

type Page = (typeof pages)[number]

/** May be read by search engines, but is another page for every trip: no sitemap names it. */
const crawlable: readonly Page[] = [...publicPages, '/search']

/** Screens that are one person's, or that only lead to one. Whatever is new is private until it is named above. */
export const privatePages: readonly string[] = pages
  .filter((page) => !crawlable.includes(page))
  .map((page) => page.split('$')[0]!)
