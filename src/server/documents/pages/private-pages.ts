// Screens that search engines must not index.

import { pages, prerenderedPages } from '#contract/pages.ts'

/** Screens that are one person's, or that only lead to one. */
export const privatePages: readonly string[] = pages
  .filter((page) => !prerenderedPages.includes(page))
  .map((page) => page.split('$')[0]!)
