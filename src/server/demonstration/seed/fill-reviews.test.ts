import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitsFor } from '#domain/review/waiting-text.ts'
import { ordinaryReviews } from '#tests/fixtures/ordinary-reviews.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { regrets, thanks, waiting } from './world/reviews/answers.ts'
import { reviewTexts } from './world/reviews/review-texts.ts'
import { worldFleet } from './world/fleet.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('of more than two hundred ordinary sentences none waits; those meant to wait do', () => {
  const written = Object.values(reviewTexts).flatMap((moods) =>
    Object.values(moods).flatMap(({ agency, car }) => [...agency, ...car]),
  )
  const answered = [...Object.values(thanks), ...Object.values(regrets)].flat()
  const ordinary = [...written, ...answered, ...Object.values(ordinaryReviews).flat()]
  expect(ordinary.length).toBeGreaterThan(200)
  expect(ordinary.filter((sentence) => waitsFor(sentence) !== null)).toEqual([])
  expect(Object.values(waiting).map(waitsFor)).toEqual(['phone', 'phone', 'address'])
})

test('cars of the world have about the rating they are meant to have, earned by rows', async () => {
  const rows = await server.db.selectFrom('cars').select(['id', 'rating', 'reviews', 'trips']).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const wrong = worldFleet().filter(({ id, rating }) => {
    const earned = byId.get(id)!
    if (rating === null) return earned.rating !== null || earned.reviews > 2
    return earned.rating === null || Math.abs(earned.rating - rating) > 0.25 || earned.trips < earned.reviews
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('nobody says of a car what another has said of it, and every language is heard', async () => {
  const rows = await server.db
    .selectFrom('reviews')
    .select(['car_id', 'text', 'language', 'text_state'])
    .where('text', 'is not', null)
    .execute()
  const said = rows.map(({ car_id: car, text }) => `${car} ${text}`)
  expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([])
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['en', 'fr', 'es']))
  expect(rows.some(({ text_state: state }) => state === 'waiting')).toBe(true)
})
