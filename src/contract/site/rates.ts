// GET /api/rates: one table of exchange rates; the client converts by itself.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Timestamp } from '../fields.ts'

/** `provider`: fresh; `last`: the last good table, no provider answered; `parity`: only what a treaty fixes. */
const rateSources = ['provider', 'last', 'parity'] as const

export const RateTable = v.object({
  base: v.literal('XAF'),
  /** How many units one XAF buys. */
  rates: v.record(v.string(), v.number()),
  source: v.picklist(rateSources),
  asOf: v.nullable(Timestamp),
})
export type RateTable = v.InferOutput<typeof RateTable>

export const getRates = endpoint({
  method: 'GET',
  path: '/api/rates',
  summary: 'Exchange rates from XAF, with their age and origin',
  response: RateTable,
  failures: [],
  access: 'public',
  example: () => ({}),
})
