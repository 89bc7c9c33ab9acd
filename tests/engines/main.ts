// Walks every journey in every engine that this machine has, against the built product. Writes what came of it to the file
// that is named first; a word after it chooses the journeys and engines whose name holds it.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { startProcess } from '#tests/support/process.ts'
import type { Engine } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { journeys } from './journeys.ts'
import { endWithUs } from './programs.ts'
import { visitorOf } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const [report, chosen = ''] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)
/** Where a journey that failed leaves what was on its screen. */
const pictures = resolve(import.meta.dirname, '../../test-results/engines')
const tries = process.env['CI'] ? 2 : 1
const engines = { WebKit: startWebKit, Firefox: startFirefox }
const result = {
  passed: 0,
  failed: 0,
  skipped: [] as string[],
  failures: [] as string[],
  secondTries: [] as string[],
}

const folder = mkdtempSync(join(tmpdir(), 'wouri-engines-'))
const licence = join(folder, 'licence.jpg')
const card = { create: { width: 1600, height: 1000, channels: 3, background: '#c9a45c' } } as const
await sharp(card).jpeg().toFile(licence)
const server = await startProcess({
  WOURI_DATA: join(folder, 'data'),
  PORT: process.env['ENGINES_PORT'] ?? '0',
})
endWithUs(server.child)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
if (server.url === null) throw new Error(server.written())
// As people write it; over plain HTTP, where WebKit keeps no cookie that is Secure.
const origin = `http://localhost:${new URL(server.url).port}`

async function walk(engine: Engine, name: string, title: string): Promise<string | null> {
  const browser = await engine.newBrowser()
  try {
    await journeys[title]!({ visitor: visitorOf(browser, origin), licence })
    return null
  } catch (error) {
    mkdirSync(pictures, { recursive: true })
    const picture = join(pictures, `${name}-${title.replaceAll(/\W+/g, '-')}.png`)
    const shot = await browser.screenshot().catch(() => null)
    if (shot) writeFileSync(picture, shot)
    return `${name}: ${title}\n${String(error)}${shot ? `\n${picture}` : ''}`
  } finally {
    await browser.close().catch(() => undefined)
  }
}

for (const [name, start] of Object.entries(engines)) {
  const titles = Object.keys(journeys).filter((title) => `${name}: ${title}`.includes(chosen))
  if (titles.length === 0) continue
  const engine = await start(join(folder, name))
  if (typeof engine === 'string') {
    say(`skipped  ${name}, ${titles.length} journeys: ${engine}`)
    result.skipped.push(...titles.map((title) => `${name}: ${title} (${engine})`))
    continue
  }
  for (const title of titles) {
    const began = Date.now()
    let failure: string | null = null
    for (let time = 1; time <= tries; time++) {
      const before = failure
      failure = await walk(engine, name, title)
      if (failure === null && before !== null) result.secondTries.push(before)
      if (failure === null) break
    }
    say(`${failure === null ? 'ok      ' : 'FAILED  '} ${name}: ${title} (${Date.now() - began} ms)`)
    if (failure === null) result.passed += 1
    else result.failures.push(failure)
  }
  await engine.stop()
}

await server.stop()
rmSync(folder, { recursive: true, force: true })
result.failed = result.failures.length
for (const failure of result.failures) say(`\n${failure}`)
if (report !== undefined) writeFileSync(report, JSON.stringify(result))
process.exit(result.failed === 0 ? 0 : 1)
