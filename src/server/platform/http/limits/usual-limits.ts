// Rate limits. Whole towns share an address on mobile networks here, so what one address may do is
// generous and a limit per device applies as well. The numbers and their reasons are in src/domain/README.md.

export type Limit = { points: number; seconds: number }

export const usualLimits = {
  reads: { points: 1200, seconds: 60 },
  /** Attempts, most of which may lose a race for the same car; what a person can hold is limited elsewhere. */
  bookings: { points: 1200, seconds: 60 },
  /** Bookings by unconfirmed guests, each of which blocks a car for up to a day. */
  guestBookings: { points: 20, seconds: 3600 },
  /** A signed-in person counts as a person, wherever they are; everybody else by device and address. */
  uploadsByDevice: { points: 10, seconds: 3600 },
  uploadsByAddress: { points: 100, seconds: 3600 },
  uploadsByPerson: { points: 30, seconds: 3600 },
  /** Thirty cars with eight photographs each. */
  photosByPerson: { points: 240, seconds: 3600 },
  /** Wrong passwords from devices that the account has not used: of all of them together, and of one address. */
  signInByAccount: { points: 10, seconds: 900 },
  signInByAddress: { points: 30, seconds: 900 },
  /** Wrong passwords from one device or session that the account has used. */
  signInByKnownDevice: { points: 10, seconds: 900 },
  signUpByDevice: { points: 5, seconds: 3600 },
  signUpByAddress: { points: 60, seconds: 3600 },
  emailLookUpsByDevice: { points: 20, seconds: 3600 },
  emailLookUpsByAddress: { points: 120, seconds: 3600 },
  /** Links by mail: to one mailbox, and asked for from one address of the network. */
  mailsTo: { points: 3, seconds: 3600 },
  mailsFrom: { points: 60, seconds: 3600 },
  /** Mails that invite to the staff of one supplier, whoever asks for them. */
  invitations: { points: 20, seconds: 3600 },
  /** How often a guest corrects the address of one booking: each time somebody else gets a mail. */
  corrections: { points: 3, seconds: 86_400 },
  /** How often the review of one booking is written and changed. */
  reviews: { points: 20, seconds: 3600 },
  /** Payment links that are opened: their tokens cannot be guessed, and nobody is to try. */
  paymentLinks: { points: 60, seconds: 3600 },
  contactByDevice: { points: 5, seconds: 3600 },
  contactByAddress: { points: 60, seconds: 3600 },
  newsletterByDevice: { points: 5, seconds: 3600 },
  newsletterByAddress: { points: 60, seconds: 3600 },
  recaptcha: { points: 60, seconds: 3600 },
  /** Beginnings of a sign-in through a provider. */
  social: { points: 60, seconds: 900 },
  /** Push subscriptions of a person; an app sends its own again at each start. */
  push: { points: 60, seconds: 3600 },
  /** What one of the staff reads, does and takes away as a table. */
  staffReads: { points: 600, seconds: 60 },
  staffActs: { points: 120, seconds: 60 },
  staffExports: { points: 30, seconds: 3600 },
  /** Reports of browsers about violated policies. */
  reports: { points: 60, seconds: 60 },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof usualLimits
export type Limits = Record<LimitName, Limit>
