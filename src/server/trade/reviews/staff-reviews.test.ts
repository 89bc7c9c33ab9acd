import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffReview, StaffReviewPage } from '#contract/staff/reviews.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let admin: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  admin = await server.as('admin@wouri.example')
})
afterAll(() => server.close())

test('staff read them in four orders, by number of a page or one after another, each once', async () => {
  const list = async (query: string) =>
    (await admin('GET', `/api/staff/reviews?${query}`)).json<StaffReviewPage>()
  const fewest = ({ carStars, supplierStars }: StaffReview) => Math.min(carStars, supplierStars)
  const isBefore: Record<string, (one: StaffReview, other: StaffReview) => boolean> = {
    newest: (one, other) => one.writtenAt >= other.writtenAt,
    oldest: (one, other) => one.writtenAt <= other.writtenAt,
    worst: (one, other) => fewest(one) <= fewest(other),
    best: (one, other) => fewest(one) >= fewest(other),
  }
  for (const [order, stand] of Object.entries(isBefore)) {
    const seen: StaffReview[] = []
    let page = await list(`order=${order}`)
    const { count } = page
    for (; page.next !== null; page = await list(`order=${order}&after=${page.next}`))
      seen.push(...page.reviews)
    seen.push(...page.reviews)
    expect(new Set(seen.map(({ _id }) => _id)).size, order).toBe(seen.length)
    expect(count).toEqual({ counted: Math.min(seen.length, 1000), isMore: seen.length > 1000 })
    expect(seen.slice(1).filter((each, at) => !stand(seen[at]!, each))).toEqual([])
    expect((await list(`order=${order}&page=2`)).reviews).toEqual(seen.slice(20, 40))
  }
  const ofOne = await list('supplier=ngondo-cars')
  expect(new Set(ofOne.reviews.map(({ supplier }) => supplier._id))).toEqual(new Set(['ngondo-cars']))
})
