// Acts of owners and admins on several cars at once, from the list.

import * as v from 'valibot'
import { bulkCarStates } from '#domain/car/state.ts'
import { BulkAnswer, Ids } from '../../bookings/booking-acts.ts'
import { endpoint } from '../../endpoint.ts'
import { code } from '../../fields.ts'
import { staff } from './cars.ts'

export const changeStaffCarStates = endpoint({
  method: 'POST',
  path: '/api/staff/cars/states',
  summary:
    'For owners and admins: lists several cars, takes them out of the search or retires them, each for itself',
  body: v.object({ ids: Ids, state: v.picklist(bulkCarStates, code('invalid-input')) }),
  response: BulkAnswer,
  failures: ['signed-out', 'forbidden'],
  ...staff,
  example: () => ({ as: 'admin', body: { ids: ['demo-prado-dated'], state: 'listed' } }),
})
