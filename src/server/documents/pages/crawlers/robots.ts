// The robots.txt. It protects nothing: every call decides by itself who may read.

import { privatePages } from '#server/documents/pages/private-pages.ts'

/** The calls that public pages make: a search engine that renders them needs these. */
const readByPages = [
  '/api/cars',
  '/api/car-sizes',
  '/api/locations',
  '/api/supplier-terms',
  '/api/suppliers',
  '/api/settings',
  '/api/rates',
]

/** Longer than what is allowed above: rental conditions are downloads, for people who read a supplier's terms. */
const notForSearch = ['/api/suppliers/']

/** Pages that a mail's link opens; their addresses carry a token. */
const openedFromMails = ['/newsletter/']

/** Takes the public origin; returns robots.txt. The longer rule wins, so single calls stay open below /api/. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...readByPages.map((path) => `Allow: ${path}`),
    'Disallow: /api/',
    ...notForSearch.map((path) => `Disallow: ${path}`),
    ...[...privatePages, ...openedFromMails].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
