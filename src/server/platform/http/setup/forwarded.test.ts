import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { warnOfUntrustedProxy } from './forwarded.ts'

/** What is logged while these requests come in. */
async function logged(trustedHops: number, requests: Record<string, string>[]): Promise<string[]> {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } })
  warnOfUntrustedProxy(app, trustedHops)
  app.get('/', async () => '')
  for (const headers of requests) await app.inject({ url: '/', headers })
  return lines
}

const forwarded = { 'x-forwarded-for': '198.51.100.7' }

test('an untrusted proxy is logged once, without any address', async () => {
  const lines = await logged(0, [{}, forwarded, forwarded, { forwarded: 'for=198.51.100.8' }])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('TRUSTED_HOPS is 0')
  expect(lines[0]).not.toContain('198.51')
})

test('without a proxy, or with one that is believed, there is nothing to say', async () => {
  expect(await logged(0, [{}, {}])).toEqual([])
  expect(await logged(1, [forwarded])).toEqual([])
})
