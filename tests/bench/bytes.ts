// What travels for one page into an empty cache, by kind, as the browser counts it: compressed, with the answers' headers.

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type CDPSession } from '@playwright/test'

export const kinds = ['HTML', 'JS', 'CSS', 'fonts', 'images', 'data', 'other'] as const
export type Kind = (typeof kinds)[number]
/** Bytes of each kind, of all, and of the document with what was asked for before the first of the app's modules. */
export type Weights = Record<Kind | 'total' | 'ahead', number>

const kindOf: Record<string, Kind> = {
  Document: 'HTML',
  Script: 'JS',
  Stylesheet: 'CSS',
  Font: 'fonts',
  Image: 'images',
  Fetch: 'data',
  XHR: 'data',
}

function weigh(session: CDPSession): () => Weights {
  const weights: Weights = {
    HTML: 0,
    JS: 0,
    CSS: 0,
    fonts: 0,
    images: 0,
    data: 0,
    other: 0,
    total: 0,
    ahead: 0,
  }
  const asked = new Map<string, { kind: Kind; isAhead: boolean }>()
  let isAhead = true
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const path = new URL(request.url).pathname
    // DevTools reports a preloaded module as "Other".
    const isModule = path.startsWith('/assets/') && path.endsWith('.js')
    if (isModule) isAhead = false
    asked.set(requestId, { kind: isModule ? 'JS' : (kindOf[type ?? ''] ?? 'other'), isAhead })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (!request) return
    weights[request.kind] += encodedDataLength
    weights.total += encodedDataLength
    if (request.isAhead) weights.ahead += encodedDataLength
  })
  return () => weights
}

/** A first visit by telephone, until the network is quiet. The worker's own download of the shell is not the page's. */
export async function coldLoad(browser: Browser, url: string): Promise<Weights> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const weights = weigh(session)
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status() ?? 'nothing'}.`)
  await context.close()
  return weights()
}

export async function openBrowser(executablePath: string | undefined): Promise<Browser> {
  if (executablePath === undefined) throw new Error('There is no Chromium here: CHROMIUM_PATH may name one.')
  return chromium.launch({ executablePath, args: ['--no-sandbox'] })
}

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }

const output = resolve(import.meta.dirname, '../../dist/client')

/** Bytes of JavaScript, brotli, that an address needs by the build's manifest: the entry, its screen, the English words. */
export function scriptsOf(path: string): number {
  const manifest = JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const screen = path === '/' ? 'index' : path.slice(1).replaceAll('/', '.')
  const wanted = (key: string) =>
    manifest[key]!.isEntry || key.startsWith(`src/client/routes/${screen}.tsx?`) || key === 'locales/en.po'
  const files = new Set<string>()
  const add = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  Object.keys(manifest).filter(wanted).forEach(add)
  return [...files].reduce((sum, file) => sum + sizeAsSent(join(output, file)), 0)
}

function sizeAsSent(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
