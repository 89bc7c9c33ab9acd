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
