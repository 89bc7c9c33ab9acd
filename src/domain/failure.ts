// The closed list of what can go wrong. Each code has one sentence per language, in client/i18n/failure-messages.ts.

export const failures = [
  'invalid-input',
  'signed-out',
  'suspended',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'unavailable',
  'unexpected',
  'offline',
  // a field of a form
  'required',
  'invalid-email',
  'invalid-phone',
  'invalid-date',
  'too-young',
  'too-young-for-car',
  'terms-not-accepted',
  'email-registered',
  'recaptcha-refused',
  'too-long',
  'file-unusable',
  'password-too-short',
  'password-too-common',
  // the period
  'pick-up-too-soon',
  'outside-hours',
  'drop-off-before-pick-up',
  'rental-too-short',
  'rental-too-long',
  'below-minimum-days',
  // a booking
  'car-taken',
  'car-unavailable',
  'price-changed',
  'extra-unavailable',
  'payment-not-offered',
  'idempotency-key-missing',
  'idempotency-key-reused',
  'booking-in-progress',
  'open-bookings',
] as const

export type Failure = (typeof failures)[number]
