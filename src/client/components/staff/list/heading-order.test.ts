import { expect, test, vi } from 'vitest'
import { ascending, descending, headingOrder } from './heading-order.ts'

type Order = 'latest' | 'soonest' | 'name-down'

/** What presses of one heading lead to, until the list is as it was. */
function pressed(steps: Parameters<typeof headingOrder<Order>>[0]) {
  const list: { order: Order | undefined } = { order: undefined }
  const seen: unknown[] = []
  do {
    headingOrder(steps, list.order, (next) => (list.order = next)).onPress()
    seen.push([list.order, headingOrder(steps, list.order, () => {}).direction])
  } while (list.order)
  return seen
}

test('a heading puts the list in order, turns it round, and lets it go', () => {
  expect(pressed([ascending('soonest'), descending('latest')])).toEqual([
    ['soonest', 'ascending'],
    ['latest', 'descending'],
    [undefined, 'none'],
  ])
})

test('the heading by which a list is in order from the start turns it round', () => {
  const byName = [ascending(undefined), descending('name-down')] as const
  expect(headingOrder<Order>(byName, undefined, () => {}).direction).toBe('ascending')
  expect(pressed(byName)).toEqual([
    ['name-down', 'descending'],
    [undefined, 'ascending'],
  ])
})

test('another heading begins anew', () => {
  const onOrder = vi.fn<(order: Order | undefined) => void>()
  const heading = headingOrder<Order>([ascending('soonest')], 'name-down', onOrder)
  heading.onPress()
  expect([heading.direction, onOrder.mock.lastCall]).toEqual(['none', ['soonest']])
})
