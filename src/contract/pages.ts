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
] as const
