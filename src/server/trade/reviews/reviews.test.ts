import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import type { CarPage } from '#contract/cars/cars.ts'
import type { ReviewPage } from '#contract/cars/reviews.ts'
import type { OwnReview } from '#contract/bookings/review.ts'
import type { ListedSupplier } from '#contract/cars/suppliers.ts'
import type { StaffReview, StaffReviewPage } from '#contract/staff/reviews.ts'
import { addDays, day, dayOf, hour } from '#domain/rental/period.ts'
import { ratingOf } from '#domain/review/rating.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { newToken, sha256 } from '#server/platform/http/tokens.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'
import { mintReviewLink } from './review-links.ts'

let server: TestServer
let driver: Ask
let owner: Ask
let admin: Ask
let start: number
beforeAll(async () => {
  server = await startServer(noLimits)
  start = server.clock.now
  driver = await server.as('driver@wouri.example')
  owner = await server.as('mboa-prestige@wouri.example')
  admin = await server.as('admin@wouri.example')
})
afterAll(() => server.close())

const said = { carStars: 4, supplierStars: 5, chips: ['clean'], text: 'All as agreed.', language: 'fr' }
afterEach(() => {
  server.clock.now = start
})

let trips = 0
/** A trip of the driver's that ended a day ago, of a car of its own. */
async function aTrip(
  columns: Parameters<typeof aMadeBooking>[1] | object = {},
): Promise<{ id: string; car: string }> {
  const car = await aCar(server.db)
  const to = start - day
  const id = await aMadeBooking(server.db, {
    now: start,
    inDays: 600 + 5 * trips++,
    status: 'reserved',
    car_id: car,
    from_at: new Date(to - 3 * day),
    to_at: new Date(to),
    handed_over_at: new Date(to - 3 * day),
    returned_at: new Date(to),
    ...columns,
  })
  return { id, car }
}
const write = (ask: Ask, id: string, more: object = {}) =>
  ask('POST', `/api/bookings/${id}/review`, { payload: { ...said, ...more } })
const refused = async (answer: ReturnType<Ask>) => {
  const { statusCode, body } = await answer
  return [statusCode, (JSON.parse(body) as { code: string }).code]
}
const texts = async (path: string) =>
  (await server.visitor()('GET', `/api/${path}/reviews`)).json<ReviewPage>()
const textsOf = async (car: string) => (await texts(`cars/${car}`)).reviews.map(({ text }) => text)
const reviewOf = async (id: string) =>
  server.db.selectFrom('reviews').selectAll().where('booking_id', '=', id).executeTakeFirstOrThrow()

test('a review is shown once, on the car and on its supplier, with first name and month only', async () => {
  const { id, car } = await aTrip()
  const before = (await texts('suppliers/mboa-prestige')).total
  const answer = await write(driver, id)
  expect(answer.json<OwnReview>()).toMatchObject({
    refusal: null,
    review: { carStars: 4, textState: 'shown' },
  })
  await Promise.all([write(driver, id), write(driver, id)])
  const shown = await texts(`cars/${car}`)
  expect(shown).toEqual({
    rating: null,
    total: 1,
    next: null,
    reviews: [
      {
        _id: (await reviewOf(id)).id,
        car: { _id: car, name: expect.any(String) },
        carStars: 4,
        supplierStars: 5,
        chips: ['clean'],
        text: 'All as agreed.',
        language: 'fr',
        writtenBy: 'Amina',
        writtenIn: dayOf(start).slice(0, 7),
        answer: null,
      },
    ],
  })
  const ofSupplier = await texts('suppliers/mboa-prestige')
  expect([ofSupplier.total, ofSupplier.reviews[0]?.text]).toEqual([before + 1, 'All as agreed.'])
})

test('rating, count, filter and order of the search follow at once, and so does the list of suppliers', async () => {
  const { id, car } = await aTrip()
  const others = await Promise.all(
    [1, 2].map((ago) =>
      aTrip({
        car_id: car,
        from_at: new Date(start - (10 * ago + 3) * day),
        to_at: new Date(start - 10 * ago * day),
        returned_at: new Date(start - 10 * ago * day),
      }),
    ),
  )
  for (const other of others) await write(driver, other.id, { carStars: 5 })
  const from = addDays(dayOf(start), 200)
  const find = async (more: object) => {
    const query = new URLSearchParams({
      pl: 'douala-airport',
      from: `${from}T10:00`,
      to: `${addDays(from, 2)}T10:00`,
      suppliers: 'mboa-prestige',
      ...more,
    })
    const found: CarPage['cars'] = []
    for (let page = 1; page < 9; page++)
      found.push(...(await server.visitor()('GET', `/api/cars?${query}&page=${page}`)).json<CarPage>().cars)
    return found.findIndex(({ _id }) => _id === car) < 0 ? null : found.find(({ _id }) => _id === car)!
  }
  expect(await find({})).toMatchObject({ rating: null, reviews: 2, trips: 3 })
  expect(await find({ minimumRating: '4' })).toBeNull()
  const before = (await server.visitor()('GET', '/api/suppliers/mboa-prestige/reviews')).json<ReviewPage>()
  await write(driver, id, { carStars: 4, supplierStars: 1 })
  expect(await find({ minimumRating: '4' })).toMatchObject({ rating: 4.7, reviews: 3 })
  const { reviews, review_stars: stars } = await server.db
    .selectFrom('suppliers')
    .select(['reviews', 'review_stars'])
    .where('id', '=', 'mboa-prestige')
    .executeTakeFirstOrThrow()
  expect(reviews).toBe(before.total + 1)
  server.clock.now += 61_000
  const { suppliers } = (await server.visitor()('GET', '/api/suppliers')).json<{
    suppliers: ListedSupplier[]
  }>()
  server.clock.now = start
  expect(suppliers.find(({ _id }) => _id === 'mboa-prestige')).toMatchObject({
    rating: ratingOf({ stars, reviews }),
    reviews,
  })
  expect(await examine(server.db)).toEqual([])
})

test('refused, each with its code: before the return, for another, by the supplier, too late, without a trip', async () => {
  const out = await aTrip({ returned_at: null, to_at: new Date(start + day), from_at: new Date(start - day) })
  expect(await refused(write(driver, out.id))).toEqual([409, 'review-too-early'])
  const { id } = await aTrip()
  expect(await refused(write(await server.as('jules-mbarga@wouri.example'), id))).toEqual([404, 'not-found'])
  expect(await refused(write(server.visitor(), id))).toEqual([401, 'signed-out'])
  expect(await refused(write(owner, id))).toEqual([403, 'review-of-own-car'])
  const own = await aTrip({ driver_phone: '+237629000120' })
  await server.db
    .updateTable('users')
    .set({ phone: '+237 629 00 01 20' })
    .where('id', '=', 'mboa-prestige')
    .execute()
  expect(await refused(write(driver, own.id))).toEqual([403, 'review-of-own-car'])
  const long = start - 31 * day
  const old = await aTrip({
    from_at: new Date(long - day),
    to_at: new Date(long),
    returned_at: new Date(long),
  })
  expect(await refused(write(driver, old.id))).toEqual([409, 'review-too-late'])
  const none = await aTrip({ returned_at: null, handed_over_at: null, no_show_at: new Date(start - 4 * day) })
  expect(await refused(write(driver, none.id))).toEqual([409, 'review-without-trip'])
})

test('it is changed for seven days, and stays as it is after them', async () => {
  const { id, car } = await aTrip()
  await write(driver, id)
  const later = async (after: number) => {
    server.clock.now = start + after
    return server.as('driver@wouri.example')
  }
  const inTime = await later(7 * day)
  expect((await write(inTime, id, { text: 'Better, on second thoughts.', carStars: 5 })).statusCode).toBe(200)
  expect(await textsOf(car)).toEqual(['Better, on second thoughts.'])
  const tooLate = await later(7 * day + hour)
  expect(await refused(write(tooLate, id))).toEqual([409, 'review-settled'])
  server.clock.now = start
})

test('the link of a mail writes the review of its booking, signed in or not, and no other', async () => {
  const [{ id, car }, other] = [await aTrip(), await aTrip()]
  const token = await mintReviewLink(server.db, id, start)
  expect(await refused(write(server.visitor(), other.id, { token }))).toEqual([404, 'review-link-ended'])
  expect(await refused(write(server.visitor(), id, { token: newToken() }))).toEqual([
    404,
    'review-link-ended',
  ])
  const opened = await server.visitor()('GET', `/api/bookings/${id}/review?token=${token}`)
  expect(opened.json<OwnReview>()).toMatchObject({ booking: id, refusal: null, review: null })
  expect((await write(server.visitor(), id, { token })).statusCode).toBe(200)
  expect(await textsOf(car)).toEqual(['All as agreed.'])
  await server.db
    .updateTable('review_links')
    .set({ expires_at: new Date(start - 1) })
    .where('token_hash', '=', sha256(token))
    .execute()
  expect(await refused(write(server.visitor(), id, { token }))).toEqual([404, 'review-link-ended'])
})

test('a text with a number waits, its stars count; an admin shows or hides it with a reason, and the audit knows', async () => {
  const { id, car } = await aTrip()
  const answer = await write(driver, id, { text: 'Call me: six sept un deux trois quatre cinq six sept' })
  expect(answer.json<OwnReview>().review?.textState).toBe('waiting')
  expect(await texts(`cars/${car}`)).toMatchObject({ total: 1, reviews: [] })
  const { id: review } = await reviewOf(id)
  const seen = async (ask: Ask) =>
    (await ask('GET', '/api/staff/reviews?state=waiting'))
      .json<StaffReviewPage>()
      .reviews.find(({ _id }) => _id === review)
  expect(await seen(admin)).toMatchObject({ waitsFor: 'phone', text: expect.stringContaining('six sept') })
  expect(await seen(owner)).toMatchObject({ waitsFor: 'phone', text: null })
  const decide = (decision: string, reason: string) =>
    admin('POST', `/api/staff/reviews/${review}/decision`, { payload: { decision, reason } })
  expect((await decide('hide', '')).statusCode).toBe(400)
  expect((await decide('hide', 'A number')).statusCode).toBe(200)
  expect(await texts(`cars/${car}`)).toMatchObject({ total: 1, reviews: [] })
  // Written anew it is looked at again.
  await write(driver, id, { text: 'No number any more.' })
  expect(await textsOf(car)).toEqual([])
  expect((await decide('show', 'It is fine now')).statusCode).toBe(200)
  expect(await textsOf(car)).toEqual(['No number any more.'])
  const acts = await server.db
    .selectFrom('audit')
    .select(['actor', 'action'])
    .where('entity', '=', 'review')
    .where('entity_id', '=', review)
    .orderBy('id')
    .execute()
  expect(acts).toEqual([
    { actor: 'admin', action: 'hidden' },
    { actor: 'admin', action: 'shown' },
  ])
})

test('a review is written and changed so often in an hour, by whoever may', async () => {
  const strict = await startServer({ ...noLimits, reviews: { points: 2, seconds: 3600 } })
  try {
    const car = await aCar(strict.db)
    const [from_at, to_at] = [new Date(start - 4 * day), new Date(start - day)]
    const columns = { car_id: car, from_at, to_at, handed_over_at: from_at, returned_at: to_at }
    const id = await aMadeBooking(strict.db, { now: start, inDays: 600, status: 'reserved', ...columns })
    const [stranger, own] = [strict.visitor(), await strict.as('driver@wouri.example')]
    for (let time = 0; time < 3; time++) expect((await write(stranger, id)).statusCode).toBe(401)
    expect((await write(own, id)).statusCode).toBe(200)
    expect((await write(own, id, { carStars: 3 })).statusCode).toBe(200)
    expect(await refused(write(own, id, { carStars: 2 }))).toEqual([429, 'too-many-requests'])
  } finally {
    await strict.close()
  }
})

test('its supplier answers a text for seven days and reports it once; another fleet does neither', async () => {
  const { id, car } = await aTrip()
  await write(driver, id)
  const { id: review } = await reviewOf(id)
  const act = (ask: Ask, what: string, payload: object) =>
    ask('POST', `/api/staff/reviews/${review}/${what}`, { payload })
  const other = await server.as('grassfields-auto@wouri.example')
  expect((await act(other, 'answer', { text: 'Not ours' })).statusCode).toBe(404)
  expect((await act(owner, 'answer', { text: 'Thank you.' })).json<StaffReview>()).toMatchObject({
    answer: 'Thank you.',
    answerable: true,
  })
  for (const [text, code] of [
    ['Call us: +237 6 99 12 34 56', 'contact-in-text'],
    ['Book at www.other.example', 'contact-in-text'],
    ['Card 4242 4242 4242 4242', 'card-number-in-text'],
  ]) {
    const wrong = await act(owner, 'answer', { text })
    expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { text: code }])
  }
  server.clock.now = start + 8 * day
  const later = await server.as('mboa-prestige@wouri.example')
  expect(await refused(act(later, 'answer', { text: 'Too late' }))).toEqual([409, 'not-possible-now'])
  server.clock.now = start
  expect((await texts(`cars/${car}`)).reviews[0]?.answer).toBe('Thank you.')
  expect((await act(owner, 'report', { reason: 'Not about us' })).json<StaffReview>()).toMatchObject({
    textState: 'waiting',
    waitsFor: 'reported',
    text: 'All as agreed.',
  })
  expect(await textsOf(car)).toEqual([])
  await admin('POST', `/api/staff/reviews/${review}/decision`, {
    payload: { decision: 'show', reason: 'It is about this trip' },
  })
  expect(await refused(act(owner, 'report', { reason: 'Again' }))).toEqual([409, 'not-possible-now'])
})

test('stars of a false booking are taken out and put back, and everything adds up again', async () => {
  const { id, car } = await aTrip()
  await write(driver, id)
  const { id: review } = await reviewOf(id)
  const decide = (decision: string) =>
    admin('POST', `/api/staff/reviews/${review}/decision`, {
      payload: { decision, reason: 'Looked into it' },
    })
  expect((await decide('discount')).json<StaffReview>()).toMatchObject({ counts: false })
  expect((await decide('discount')).statusCode).toBe(409)
  expect(await texts(`cars/${car}`)).toMatchObject({ total: 0, reviews: [] })
  expect(await examine(server.db)).toEqual([])
  expect((await decide('count')).statusCode).toBe(200)
  expect((await texts(`cars/${car}`)).total).toBe(1)
  expect(await examine(server.db)).toEqual([])
})

test('five extreme reviews of unpaid bookings within a day are flagged to admins, four are not', async () => {
  const supplier = 'grassfields-auto'
  await server.db.deleteFrom('reviews').where('supplier_id', '=', supplier).execute()
  const made: { id: string }[] = []
  for (let index = 0; index < 5; index++) made.push(await aTrip({ supplier_id: supplier }))
  const flagged = async (ask: Ask) =>
    (await ask('GET', '/api/staff/reviews'))
      .json<StaffReviewPage>()
      .reviews.filter(({ supplier: { _id }, isInBurst }) => _id === supplier && isInBurst).length
  for (const { id } of made.slice(0, 4)) await write(driver, id, { carStars: 1, text: null })
  expect(await flagged(admin)).toBe(0)
  await write(driver, made[4]!.id, { carStars: 1, text: null })
  expect(await flagged(admin)).toBe(5)
  expect(await flagged(await server.as('grassfields-auto@wouri.example'))).toBe(0)
  await server.db.updateTable('bookings').set({ paid: 1000 }).where('id', '=', made[0]!.id).execute()
  expect(await flagged(admin)).toBe(0)
})

test('erasure leaves the stars, and no word', async () => {
  const leaving = 'clarisse-atangana'
  const { id, car } = await aTrip({ driver_id: leaving, driver_name: 'Clarisse Atangana' })
  const herself = await server.as(`${leaving}@wouri.example`)
  await write(herself, id)
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('driver_id', '=', leaving)
    .where('to_at', '>', new Date(start))
    .execute()
  const { statusCode } = await herself('POST', '/api/delete-account', {
    payload: { password: demonstrationPassword },
  })
  expect(statusCode).toBe(200)
  expect(await reviewOf(id)).toMatchObject({ car_stars: 4, text: null, first_name: null, chips: [] })
  expect(await texts(`cars/${car}`)).toMatchObject({ total: 1, reviews: [] })
})

test('five come in one call, then the next five, none twice', async () => {
  const all = await server.db
    .selectFrom('reviews')
    .select('id')
    .where('supplier_id', '=', 'ngondo-cars')
    .where('text', 'is not', null)
    .where('text_state', '=', 'shown')
    .execute()
  const seen: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const { reviews, next }: ReviewPage = (
      await server.visitor()('GET', `/api/suppliers/ngondo-cars/reviews${after && `?after=${after}`}`)
    ).json()
    expect(reviews.length).toBeLessThanOrEqual(5)
    seen.push(...reviews.map(({ _id }) => _id))
    after = next
  }
  expect(new Set(seen)).toEqual(new Set(all.map(({ id }) => id)))
  expect(seen).toHaveLength(all.length)
})
