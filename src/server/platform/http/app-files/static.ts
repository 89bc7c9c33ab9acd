// The built app: hashed files for ever, the shell always fresh, and a real 404 for an address that is no screen.

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/all.ts'
import { buildHeader, buildIdFile } from '#contract/site/build.ts'
import { canonicalPath, pages } from '#contract/pages.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

const year = 365 * 24 * 3600

function cachingOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return `public, max-age=${year}, immutable`
  if (/[\\/](pictures|icons|screenshots|map)[\\/]/.test(path))
    return 'public, max-age=604800, stale-while-revalidate=2592000'
  return 'no-cache'
}

/** What the build compresses ahead has several answers at one address: a cache on the way must keep them apart. */
const compressed = /\.(js|css|html|svg|json|webmanifest|txt)(\.(br|gz))?$/

function setHeaders(reply: SetHeadersResponse, path: string): void {
  reply.setHeader('cache-control', cachingOf(path))
  if (compressed.test(path)) reply.setHeader('vary', 'Accept-Encoding')
}

/** A hashed file is never asked for again: what a second request would compare is weight on every page. */
const unconditional = { etag: false, lastModified: false, acceptRanges: false }

/** Takes the folder of a build; returns the name that it gave itself, null for one without a name. */
export async function buildIdIn(folder: string): Promise<string | null> {
  const file = join(folder, buildIdFile)
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : null
}

/** Every answer of the API names the build that is served, so that an open app learns of a new one. */
function reportBuild(app: FastifyInstance, build: string | null): void {
  if (build === null) return
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header(buildHeader, build)
  })
}

const calls = Object.values(endpoints).map(({ method, path }) => ({
  method,
  path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}))

/** The methods that an address of the API takes; none for one that is no call. */
function methodsOf(path: string): string[] {
  const methods = new Set<string>(calls.filter((call) => call.path.test(path)).map(({ method }) => method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods]
}

/** An address that is no screen gets the shell with a 404, so that the app itself says it; everything else a code. */
function isScreenRequest(method: string, path: string): boolean {
  return method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path)
}

/** An address of a screen with other letter case, or a slash behind, leads to the screen; its query goes along. */
function redirectToCanonical(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const [path = '', ...query] = request.url.split(/(?=\?)/)
    const canonical = canonicalPath(path)
    if (canonical === null || canonical === path) return
    return reply.header('cache-control', 'no-cache').redirect(canonical + query.join(''), 308)
  })
}

/** The patterns of a screen for Fastify's router: `/$` at the end matches any path below, and the path above it too. */
function routePatterns(page: string): string[] {
  if (page.endsWith('/$')) return [page.slice(0, -'/$'.length), page.replace('$', '*')]
  return [page.replace(/\$(\w+)/g, ':$1(^.+$)')]
}

export type AppFiles = {
  /** Made by the build, with .br and .gz beside text files. Without it only the API answers. */
  folder?: string | undefined
  /** Where the hashed files of earlier builds are. */
  earlier?: string | undefined
  /** Answers for an address that is no screen; without it the shell does, and the app says it. */
  notFound?: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | undefined
  /** Answers for a screen that is served here; without it the file of the shell does. */
  sendShell?: ((request: FastifyRequest, reply: FastifyReply) => FastifyReply) | undefined
  /** Addresses that are served elsewhere. */
  prerendered?: readonly string[] | undefined
  /** Makes devices unregister their service worker. */
  retireWorker?: boolean | undefined
}

/** A hashed file that this build does not have and an earlier one had. */
function isEarlierFile(earlier: string, path: string): boolean {
  return /^\/assets\/[\w.$-]+$/.test(path) && existsSync(join(earlier, path))
}

/** Serves the built app, and names its build in a header of every answer of the API. */
export async function serveApp(
  app: FastifyInstance,
  {
    folder,
    earlier,
    notFound,
    sendShell = (_request, reply) => reply.sendFile('index.html'),
    prerendered = [],
    retireWorker = false,
  }: AppFiles,
): Promise<void> {
  const shell =
    folder !== undefined && existsSync(join(folder, 'index.html'))
      ? await readFile(join(folder, 'index.html'))
      : null
  if (folder !== undefined && shell !== null) {
    reportBuild(app, await buildIdIn(folder))
    redirectToCanonical(app)
    if (retireWorker) {
      app.get('/sw.js', (_request, reply) => reply.sendFile('retired-worker.js'))
    }
    const options = {
      preCompressed: true,
      wildcard: true,
      index: false as const,
      cacheControl: false,
      dotfiles: 'ignore' as const,
      setHeaders,
    }
    await app.register(fastifyStatic, { ...options, root: folder })
    await app.register(fastifyStatic, {
      ...options,
      ...unconditional,
      root: join(folder, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
    })
    for (const page of pages.filter((page) => !prerendered.includes(page)))
      for (const url of routePatterns(page)) app.get(url, sendShell)
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    if (earlier !== undefined && isEarlierFile(earlier, path))
      return reply.sendFile(path, earlier, unconditional)
    if (shell !== null && isScreenRequest(request.method, path)) {
      if (notFound !== undefined) return notFound(request, reply)
      return reply
        .status(404)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(shell)
    }
    const allowed = methodsOf(path)
    const refusal = new Refusal(allowed.length > 0 ? 'method-not-allowed' : 'not-found')
    if (allowed.length > 0) reply.header('allow', allowed.join(', '))
    return reply.status(refusal.status).header('cache-control', 'no-store').send(refusal.body())
  })
}
