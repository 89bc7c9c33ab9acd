// What a person does without a screen, so that a journey can begin in the middle.

import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import type * as v from 'valibot'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { CarPage } from '#contract/cars/cars.ts'
import { uploadHeader, uploadHeaderValue } from '#contract/upload.ts'
import type { Language } from '#domain/language.ts'
import type { Extra } from '#domain/rental/extras.ts'
import { instantOf } from '#domain/rental/period.ts'
import { quote } from '#domain/rental/quote.ts'
import { smallPng } from '#tests/support/files.ts'
import { driver } from './screens.ts'

/** Signs in and returns the person's identifier. */
export async function enter(
  request: APIRequestContext,
  email: string,
  password = driver.password,
): Promise<string> {
  const response = await request.post('/api/sign-in/frontend', { data: { email, password } })
  expect(response.status()).toBe(200)
  return ((await response.json()) as { _id: string })._id
}

/** A trip from Douala airport, as wall times. */
export type Trip = { from: string; to: string }

export const tripQuery = ({ from, to }: Trip) => `pl=douala-airport&from=${from}&to=${to}`

/** Books the first free car that takes a second driver, with one of this name; returns the booking's identifier. */
export function bookWithSecondDriver(
  request: APIRequestContext,
  trip: Trip,
  fullName: string,
): Promise<string> {
  const additionalDriver = { fullName, phone: '+237671234567', birthDate: '1990-05-17' }
  return bookFirstFree(request, trip, ['additionalDriver'], { language: 'en', additionalDriver })
}

/** Books the first free car as a guest of this address, at the counter; returns the booking's identifier. */
export function bookAsGuest(
  request: APIRequestContext,
  trip: Trip,
  { email, language }: { email: string; language: Language },
): Promise<string> {
  const driver = { fullName: 'Ngo Bassa Ruth', email, phone: '+237671234567', birthDate: '1990-05-17' }
  return bookFirstFree(request, trip, [], { language, driver })
}

/** The cars that take a second driver and are paid at the counter, page after page. */
async function* freeCars(request: APIRequestContext, trip: Trip) {
  for (let page = 1; ; page += 1) {
    const found = await request.get(`/api/cars?${tripQuery(trip)}&page=${page}`)
    const { cars, total, pageSize } = (await found.json()) as v.InferOutput<typeof CarPage>
    yield* cars.filter((car) => car.extras.additionalDriver >= 0 && car.supplier.payLater)
    if (page * pageSize >= total) return
  }
}

async function bookFirstFree(
  request: APIRequestContext,
  trip: Trip,
  extras: Extra[],
  more: object,
): Promise<string> {
  const upload = await request.post('/api/create-license', {
    headers: { [uploadHeader]: uploadHeaderValue },
    multipart: { file: { name: 'licence.png', mimeType: 'image/png', buffer: smallPng } },
  })
  const licence = (await upload.json()) as string
  const refusals: string[] = []
  const period = { from: instantOf(trip.from)!, to: instantOf(trip.to)! }
  for await (const car of freeCars(request, trip)) {
    const response = await request.post('/api/bookings', {
      headers: { 'idempotency-key': randomUUID() },
      data: {
        car: car._id,
        pl: 'douala-airport',
        ...trip,
        extras,
        payment: 'counter',
        total: quote(car, period, { extras, payment: 'counter' }).total,
        currency: 'XAF',
        termsAccepted: true,
        licence,
        ...more,
      },
    })
    if (response.status() === 201) return ((await response.json()) as v.InferOutput<typeof Booking>)._id
    refusals.push(`${car._id}: ${await response.text()}`)
  }
  throw new Error(`No car could be booked. ${refusals.join(', ')}`)
}

/** Puts a driving licence on file for a signed-in person. */
export async function keepLicence(request: APIRequestContext, personId: string): Promise<void> {
  const response = await request.post(`/api/update-license/${personId}`, {
    headers: { [uploadHeader]: uploadHeaderValue },
    multipart: { file: { name: 'licence.png', mimeType: 'image/png', buffer: smallPng } },
  })
  expect(response.status()).toBe(200)
}
