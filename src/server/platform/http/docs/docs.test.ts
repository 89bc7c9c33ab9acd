import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { openApi } from '#server/platform/http/setup/openapi.ts'
import { exampleCall } from './example-call.ts'
import { docsStyle } from './style.ts'

describe('the page of the API', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(undefined, { showsDocs: true, origin: 'https://wouri.example' })
  })
  afterAll(() => server.close())
  const read = (url = '/api/docs') => server.visitor()('GET', url)

  test('is a page without a script, under a policy that lets none in', async () => {
    const { statusCode, headers, body } = await read()
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self'; font-src 'self'/,
    )
    expect(headers['content-security-policy']).not.toMatch(/unsafe|script-src/)
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(body).not.toMatch(/<script|<style| style=| on\w+=/)
  })

  test('has every call of the contract once, under a heading that a link leads to', async () => {
    const { body } = await read()
    for (const [name, { method, path }] of Object.entries(endpoints)) {
      expect(body.split(`<h3 id="${name}">`)).toHaveLength(2)
      expect(body).toContain(`<span class="method">${method}</span> <code>${path}</code>`)
    }
    expect(body.match(/<article /g)).toHaveLength(Object.keys(endpoints).length)
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  })

  test('says of a call who may, what is sent, what comes back, what fails, and how to try it', async () => {
    const { body } = await read()
    const part = /<article aria-labelledby="discountStaffBooking">[\s\S]*?<\/article>/.exec(body)![0]
    expect(part).toContain('Who may: Owner, admin (right: change-prices).')
    for (const heading of ['Request', 'Answer', 'Failures', 'Example'])
      expect(part).toContain(`<h4>${heading}</h4>`)
    expect(part).toContain('reason: string')
    expect(part).toContain('<code>409</code> not-possible-now, changed-meanwhile, booking-in-progress')
    expect(part).toContain('<code>403</code> forbidden</li>')
    expect(part).toContain('curl -X POST &#39;https://wouri.example/api/staff/bookings/')
    expect(part).toContain('-b admin.cookies')
  })

  test('comes with its style', async () => {
    const { statusCode, headers, body } = await read('/api/docs/style.css')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/css; charset=utf-8')
    expect(body).toContain('prefers-color-scheme:dark')
  })
})

test('where it is not switched on there is no page, and the document stays', async () => {
  const server = await startServer()
  const ask = server.visitor()
  expect((await ask('GET', '/api/docs')).statusCode).toBe(404)
  expect((await ask('GET', '/api/docs/style.css')).statusCode).toBe(404)
  expect((await ask('GET', '/api/openapi.json')).statusCode).toBe(200)
  await server.close()
})

test('the document gives every call one of its groups, and every group a call', () => {
  const { tags, paths } = openApi(Date.now()) as {
    tags: { name: string }[]
    paths: Record<string, Record<string, { tags: string[] }>>
  }
  const used = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((each) => each.tags))
  expect(used).toHaveLength(Object.keys(endpoints).length)
  expect(new Set(used)).toEqual(new Set(tags.map(({ name }) => name)))
})

test('an example is one command for a shell, whatever its texts hold', () => {
  const endpoint = endpoints['sendEmail']!
  expect(exampleCall(endpoint, { body: { message: "It's late" } }, 'http://localhost')).toBe(
    [
      "curl -X POST 'http://localhost/api/send-email'",
      '-b driver.cookies',
      "-H 'content-type: application/json'",
      `-d '{\n  "message": "It'\\''s late"\n}'`,
    ].join(' \\\n  '),
  )
})

test('the style takes the typefaces of the built app, and does without where there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wouri-docs-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/hanken-grotesk-abc.woff2'), '')
  expect(docsStyle(folder)).toContain(
    "font-family:'Hanken Grotesk';src:url(/assets/hanken-grotesk-abc.woff2)",
  )
  rmSync(folder, { recursive: true })
  expect(docsStyle(undefined)).not.toContain('@font-face')
})
