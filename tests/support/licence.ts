// A licence on its way to a booking, sent as the app sends it.

import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { NewBookingInput } from '#tests/fixtures/booking.ts'
import { form } from './files.ts'
import type { Ask } from './server.ts'

/** Sends one as the caller, and returns the name under which a booking attaches it. A PDF: nothing has to be decoded. */
export async function sendLicence(ask: Ask): Promise<string> {
  const { payload, headers } = form({
    field: 'file',
    bytes: '%PDF-1.4\n%%EOF',
    name: 'licence.pdf',
    type: 'application/pdf',
  })
  const response = await ask('POST', '/api/create-license', { payload, headers })
  if (response.statusCode !== 200) throw new Error(`the licence was not taken: ${response.statusCode}`)
  return response.json<string>()
}

/** Books as the caller, with a licence sent just before. */
export async function bookWithLicence(
  ask: Ask,
  body: NewBookingInput,
  key: string = randomUUID(),
): Promise<LightMyRequestResponse> {
  const payload = { ...body, licence: await sendLicence(ask) }
  return ask('POST', '/api/bookings', { payload, headers: { 'idempotency-key': key } })
}
