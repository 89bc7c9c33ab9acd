// The sitemap: every public page, once as it is and once in each language.

import { languages } from '#domain/language.ts'
import { html } from '#server/platform/http/html.ts'
import { pathInLanguage } from '#server/documents/pages/head.ts'
import { publicPages } from '#contract/pages.ts'

export type SitemapOptions = {
  /** The public origin, without a slash at its end. */
  origin: string
  /** How many pages the list of suppliers has; 0 while suppliers are hidden, and there is no such page. */
  supplierPages: number
}

/** The pages of the list; the first one has no number. */
function supplierAddresses(pages: number): string[] {
  return Array.from({ length: pages }, (_, index) =>
    index === 0 ? '/suppliers' : `/suppliers?page=${index + 1}`,
  )
}

/** Returns sitemap.xml. Every address names all of its twins, itself among them, as the pages' own heads do. */
export function sitemap({ origin, supplierPages }: SitemapOptions): string {
  const shown = publicPages.flatMap((page) =>
    page === '/suppliers' ? supplierAddresses(supplierPages) : [page],
  )
  const twins = (page: string) =>
    [...languages, null].map(
      (language) =>
        html`<xhtml:link rel="alternate" hreflang="${language ?? 'x-default'}" href="${origin}${pathInLanguage(page, language)}"/>\n`,
    )
  const entries = shown.flatMap((page) =>
    [null, ...languages].map(
      (language) =>
        html`<url>\n<loc>${origin}${pathInLanguage(page, language)}</loc>\n${twins(page)}</url>\n`,
    ),
  )
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}</urlset>
`.markup
}
