import { expect, test, vi } from 'vitest'
import { ascending, descending, headingOrder } from './heading-order.ts'

type Order = 'latest' | 'soonest' | 'name-down'

/** What presses of one heading lead to, until the list is as it was. */
function pressed(steps: Parameters<typeof headingOrder<Order>>[0]) {
  const seen: unknown[] = []
  let order: Order | undefined
  do {
    headingOrder(steps, order, (next) => (order = next)).onPress()
    seen.push([order, headingOrder(steps, order, () => {}).direction])
  } while (order !== undefined)
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
