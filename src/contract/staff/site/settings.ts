// GET and POST /api/staff/settings: what admins decide for the whole site; and the bank details that owners may see.

import * as v from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { code } from '../../fields.ts'
import { Email } from '../../email.ts'
import { Phone } from '../../person-fields.ts'
import { line } from '../../text.ts'

const wrong = code('invalid-input')
const between = (least: number, most: number) =>
  v.pipe(v.number(code('required')), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong))
/** Numbers of accounts are longer or shorter than those of cards, which no field of ours takes. */
const bankNumber = (longest: number) => v.pipe(line(longest), v.regex(/^[A-Za-z0-9 ./-]*$/, wrong))

export const SiteFields = v.object({
  /** Hours between now and pick-up, and between pick-up and drop-off. */
  minPickupHours: between(1, 336),
  minRentalHours: between(1, 168),
  /** First and last hour of the day in Douala at which cars change hands. */
  minPickupDropoffHour: between(0, 23),
  maxPickupDropoffHour: between(0, 23),
  minimumAge: between(18, 80),
  contactPhone: Phone,
  contactWhatsapp: Phone,
  contactEmail: Email,
  /** Cars are offered under the site's own name. */
  hideSuppliers: v.boolean(),
  /** Cars with an expired paper are taken off the search for new bookings. */
  unlistExpired: v.boolean(),
  /** Where suppliers pay to; empty is not given. */
  bankName: line(80),
  bankHolder: line(80),
  bankAccount: bankNumber(40),
  bankCode: bankNumber(15),
  /** Owners see it. */
  bankShown: v.boolean(),
})
export type SiteFields = v.InferOutput<typeof SiteFields>

const SiteSettings = v.object({
  ...SiteFields.entries,
  /** Counts the changes: what a form began with. */
  version: v.number(),
  /** The operator has hidden suppliers for good: the switch changes nothing. */
  areSuppliersHidden: v.boolean(),
})
export type SiteSettings = v.InferOutput<typeof SiteSettings>

const failures = ['signed-out', 'forbidden'] as const
const staff = { access: 'staff', right: 'manage-settings' } as const

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/api/staff/settings',
  summary: 'For admins: the settings of the site with the bank details',
  response: SiteSettings,
  failures,
  ...staff,
  example: () => ({ as: 'admin' }),
})

export const changeSiteSettings = endpoint({
  method: 'POST',
  path: '/api/staff/settings',
  summary: 'For admins: changes the settings of the site; the next request of every process sees them',
  body: v.object({ ...SiteFields.entries, was: v.pipe(v.number(), v.integer(wrong)) }),
  response: SiteSettings,
  failures: [
    ...failures,
    'required',
    'invalid-input',
    'invalid-phone',
    'invalid-email',
    'too-long',
    'card-number-in-text',
    'changed-meanwhile',
  ],
  ...staff,
  example: () => ({
    as: 'admin',
    // As they are: sent again they change nothing.
    body: {
      minPickupHours: 3,
      minRentalHours: 3,
      minPickupDropoffHour: 0,
      maxPickupDropoffHour: 23,
      minimumAge: 21,
      contactPhone: '+237629000200',
      contactWhatsapp: '+237629000200',
      contactEmail: 'hello@wouri.example',
      hideSuppliers: false,
      unlistExpired: true,
      bankName: '',
      bankHolder: '',
      bankAccount: '',
      bankCode: '',
      bankShown: false,
      was: 1,
    },
  }),
})

export const getBankDetails = endpoint({
  method: 'GET',
  path: '/api/staff/bank-details',
  summary: 'For owners and admins: where suppliers pay to; null unless admins show it',
  response: v.object({
    bank: v.nullable(
      v.object({ name: v.string(), holder: v.string(), account: v.string(), code: v.string() }),
    ),
  }),
  failures,
  access: 'staff',
  right: 'see-bank-details',
  example: () => ({ as: 'admin' }),
})
