// Which screens are everybody's to read, and so to be found.

import { pages } from '#contract/pages.ts'

type Page = (typeof pages)[number]

/** In the order in which a sitemap names them. */
export const publicPages = ['/', '/locations', '/suppliers', '/faq', '/about', '/contact', '/tos', '/privacy', '/cookie-policy'] as const satisfies readonly Page[]

/** May be read by search engines, but is another page for every trip: no sitemap names it. */
const crawlable: readonly Page[] = [...publicPages, '/search']

/** Screens that are one person's, or that only lead to one. Whatever is new is private until it is named above. */
export const privatePages: readonly string[] = pages.filter((page) => !crawlable.includes(page)).map((page) => page.split('$')[0]!)
