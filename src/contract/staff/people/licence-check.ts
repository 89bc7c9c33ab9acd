// POST /api/staff/bookings/:id/licence-check: staff look at the licence of a booking's driver and say what it is worth.

import * as v from 'valibot'
import { licenceRefusals, licenceStates } from '#domain/people/licence-check.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Id } from '../../fields.ts'
import { StaffBooking } from '../bookings.ts'

const LicenceFile = v.pipe(
  v.string(code('required')),
  v.regex(/^[0-9a-f]{64}\.(jpg|pdf)$/, code('invalid-input')),
)

export const checkLicence = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:id/licence-check',
  summary:
    "For staff: verifies the licence of a booking's driver or refuses it with a reason, from acceptance to 30 days after the return; the driver is told",
  params: v.object({ id: Id }),
  body: v.object({
    /** The file that was looked at. */
    file: LicenceFile,
    /** Its back, where one was there; a licence is checked whole. */
    back: v.optional(v.nullable(LicenceFile), null),
    /** Null verifies it. */
    refusal: v.nullable(v.picklist(licenceRefusals, code('invalid-input'))),
    /** What the screen showed of it. */
    was: v.picklist(licenceStates, code('invalid-input')),
  }),
  response: StaffBooking,
  failures: ['signed-out', 'forbidden', 'not-found', 'changed-meanwhile'],
  access: 'staff',
  right: 'check-licences',
  example: () => ({
    as: 'admin',
    params: { id: 'demo-booking-003' },
    body: { file: `${'0123456789abcdef'.repeat(4)}.jpg`, refusal: null, was: 'unchecked' },
  }),
})
