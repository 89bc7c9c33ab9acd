// For anyone who watches the server.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'The process lives',
  response: v.object({ status: v.literal('ok') }),
  failures: [],
  access: 'public',
  example: () => ({}),
})

export const getReady = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'The database answers; 503 while it does not',
  response: v.object({ status: v.literal('ok') }),
  failures: ['unavailable'],
  access: 'public',
  example: () => ({}),
})
