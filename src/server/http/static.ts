// The built app: hashed files for ever, the shell always fresh, and a real 404 for an address that is no screen.

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/all.ts'
import { pages } from '#contract/pages.ts'
import { Refusal } from './refusal.ts'

const year = 365 * 24 * 3600

function cachingOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return `public, max-age=${year}, immutable`
  if (/[\\/](pictures|icons|screenshots|map)[\\/]/.test(path)) return 'public, max-age=604800, stale-while-revalidate=2592000'
  return 'no-cache'
}

const calls = Object.values(endpoints).map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))

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

/** Serves `folder` (made by the build, with .br and .gz beside text files). Without it only the API answers. */
export async function serveApp(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const shell = folder !== undefined && existsSync(join(folder, 'index.html')) ? await readFile(join(folder, 'index.html')) : null
  if (folder !== undefined && shell !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: true,
      index: false,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', cachingOf(path))
      },
    })
    for (const page of pages) {
      app.get(page.replace(/\$(\w+)/g, ':$1(^.+$)'), (_request, reply) => reply.sendFile('index.html'))
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    if (shell !== null && isScreenRequest(request.method, path)) {
      return reply.status(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(shell)
    }
    const allowed = methodsOf(path)
    const refusal = new Refusal(allowed.length > 0 ? 'method-not-allowed' : 'not-found')
    if (allowed.length > 0) reply.header('allow', allowed.join(', '))
    return reply.status(refusal.status).header('cache-control', 'no-store').send(refusal.body())
  })
}
