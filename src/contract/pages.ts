// The addresses that are screens; `$` begins a parameter, one at most, and alone at the end it is any further address. The server answers any
// other one with a real 404. They stand here and not in the routes' `staticData`, because the server answers, counts and lists
// them also without a built client.

/**
 * Who finds a screen: `listed` ones are rendered by the server and named by the sitemap, in this order; `rendered` ones may be
 * read by search engines, but are another page for every trip, and no sitemap names them; `private` ones are one person's.
 */
const reach = {
  '/': 'listed',
  '/locations': 'listed',
  '/suppliers': 'listed',
  '/faq': 'listed',
  '/about': 'listed',
  '/contact': 'listed',
  '/tos': 'listed',
  '/privacy': 'listed',
  '/cookie-policy': 'listed',
  '/search': 'rendered',
  '/checkout': 'private',
  '/checkout-session/$sessionId': 'private',
  '/bookings': 'private',
  '/booking': 'private',
  '/sign-in': 'private',
  '/sign-up': 'private',
  '/activate': 'private',
  '/forgot-password': 'private',
  '/reset-password': 'private',
  '/change-password': 'private',
  '/settings': 'private',
  '/notifications': 'private',
  '/staff': 'private',
  '/staff/calendar': 'private',
  '/staff/bookings': 'private',
  '/staff/bookings/$bookingId': 'private',
  '/staff/bookings/$bookingId/out': 'private',
  '/staff/bookings/$bookingId/back': 'private',
  '/staff/bookings/new': 'private',
  '/staff/cars': 'private',
  '/staff/cars/$carId': 'private',
  '/staff/cars/new': 'private',
  '/staff/manage/$': 'private',
} as const

type Page = keyof typeof reach
type PageOf<R> = { [P in Page]: (typeof reach)[P] extends R ? P : never }[Page]

export const pages = Object.keys(reach) as Page[]

/** Those that the server renders for everybody. */
export const prerenderedPages = pages.filter((page) => reach[page] !== 'private')

/** Those that a sitemap names, in its order. */
export const publicPages = pages.filter((page): page is PageOf<'listed'> => reach[page] === 'listed')

const patterns = pages.map((page) => {
  const [fixed = '', parameter] = page.split('$')
  if (parameter === '')
    return {
      fixed: fixed.slice(0, -1),
      rest: '',
      pattern: new RegExp(`^${fixed.slice(0, -1)}(/[^/].*?)?/*$`, 'i'),
    }
  const [, rest = ''] = /^\w+(\/.+)$/.exec(parameter ?? '') ?? []
  const any = parameter === undefined ? '' : '([^/]+)'
  return { fixed, rest, pattern: new RegExp(`^${fixed}${any}${rest}/*$`, 'i') }
})

/** The address of a screen as it is written, for one with other letter case or a slash behind; null for what is no screen. */
export function canonicalPath(path: string): string | null {
  for (const { fixed, rest, pattern } of patterns) {
    const found = pattern.exec(path)
    if (found !== null) return path === '/' ? path : fixed + (found[1] ?? '') + rest
  }
  return null
}
