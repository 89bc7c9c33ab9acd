import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerErrors } from './errors.ts'

async function answerTo(error: Error) {
  const app = Fastify()
  answerErrors(app)
  app.get('/', () => Promise.reject(error))
  const { statusCode, headers, body } = await app.inject('/')
  return { statusCode, retryAfter: headers['retry-after'], body }
}

const withCode = (code: string) => Object.assign(new Error('a secret of the database'), { code })

test.each([
  ['a server that stops', withCode('57P01'), '5'],
  ['a server that starts', withCode('57P03'), '5'],
  ['a server that became a standby', withCode('25006'), '5'],
  ['a socket that is gone', withCode('ENOENT'), '5'],
  ['a broken pipe', withCode('EPIPE'), '5'],
  ['a statement without an answer', new Error('Query read timeout'), '5'],
  ['a transaction whose connection was given up', new Error('Client was closed and is not queryable'), '5'],
  [
    'a transaction whose connection broke',
    new Error('Client has encountered a connection error and is not queryable'),
    '5',
  ],
  ['no free connection', new Error('timeout exceeded when trying to connect'), '5'],
  ['a deadlock', withCode('40P01'), '1'],
  ['a serialisation failure', withCode('40001'), '1'],
])('%s is a 503 with a time to come back', async (_name, error, retryAfter) => {
  expect(await answerTo(error)).toEqual({ statusCode: 503, retryAfter, body: '{"code":"unavailable"}' })
})

test('an unexpected error is a 500 without details', async () => {
  expect(await answerTo(withCode('42P01'))).toEqual({
    statusCode: 500,
    retryAfter: undefined,
    body: '{"code":"unexpected"}',
  })
})
