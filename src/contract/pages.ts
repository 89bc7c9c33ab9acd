// The addresses that are screens; `$` begins a parameter. The server answers any other one with a real 404.

export const pages = [
  '/',
  '/search',
  '/checkout',
  '/checkout-session/$sessionId',
  '/bookings',
  '/booking',
  '/sign-in',
  '/sign-up',
  '/activate',
  '/forgot-password',
  '/reset-password',
  '/change-password',
  '/settings',
  '/notifications',
  '/contact',
  '/locations',
  '/suppliers',
  '/faq',
  '/about',
  '/tos',
  '/privacy',
  '/cookie-policy',
] as const

/** Those that are everybody's to read, and so to be found, in the order in which a sitemap names them. */
export const publicPages = [
  '/',
  '/locations',
  '/suppliers',
  '/faq',
  '/about',
  '/contact',
  '/tos',
  '/privacy',
  '/cookie-policy',
] as const satisfies readonly (typeof pages)[number][]

const patterns = pages.map((page) => {
  const [fixed = '', parameter] = page.split('$')
  return { fixed, pattern: new RegExp(`^${fixed}${parameter === undefined ? '' : '([^/]+)'}/*$`, 'i') }
})

/** The address of a screen as it is written, for one with other letter case or a slash behind; null for what is no screen. */
export function canonicalPath(path: string): string | null {
  for (const { fixed, pattern } of patterns) {
    const found = pattern.exec(path)
    if (found !== null) return path === '/' ? path : fixed + (found[1] ?? '')
  }
  return null
}
