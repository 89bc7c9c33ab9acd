import { expect, test } from 'vitest'
import * as v from 'valibot'
import { arrivalOf, SessionSearch } from './session-search.ts'

test.each([
  [{}, null],
  [{ cancelled: 1, token: 'EC-1' }, 'cancelled'],
  [{ token: 'EC-1', PayerID: 'x' }, 'approved'],
  [{ payment_intent: 'pi_1', redirect_status: 'succeeded' }, 'sent'],
  [{ payment_intent: 'pi_1', redirect_status: 'pending' }, 'sent'],
  [{ payment_intent: 'pi_1', redirect_status: 'failed' }, 'failed'],
  [{ redirect_status: 5 }, null],
] as const)('whoever comes back with %j has: %s', (search, arrival) => {
  expect(arrivalOf(v.parse(SessionSearch, search))).toBe(arrival)
})
