// Where to go after signing in: only ever back into this site.

const gettingIn = /^\/(sign-in|sign-up|activate|forgot-password|reset-password)\/?$/

/** The path of `next` when it lies on the same origin, else the bookings. Never a screen about getting in. */
export function safeNext(next: string | undefined, origin: string, fallback = '/bookings'): string {
  if (next === undefined || !next.startsWith('/')) return fallback
  try {
    // The browser reads `//evil`, `/\evil` and a tab between the slashes as another host; so does URL.
    const url = new URL(next, origin)
    if (url.origin !== origin || url.pathname.startsWith('//') || gettingIn.test(url.pathname))
      return fallback
    return url.pathname + url.search + url.hash
  } catch {
    return fallback
  }
}
