// The addresses that are screens. The server answers any other one with a real 404.

export const pages = [
  '/',
  '/search',
  '/checkout',
  '/bookings',
  '/booking',
  '/sign-in',
  '/sign-up',
  '/activate',
  '/forgot-password',
  '/reset-password',
] as const
