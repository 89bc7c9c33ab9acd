// The built app, put in place again and again under one address: the real serving of files and of earlier builds, with the
// API of another server behind it. `node deployments.ts <port> <port of the API>`; POST /_deploy/B serves the build B, /_forget
// loses every earlier one, /_worker/404 (or 500, html, retired) is what /sw.js answers.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { keepBuild } from '#server/platform/http/app-files/earlier-builds.ts'
import { serveApp } from '#server/platform/http/app-files/static.ts'
import { protect } from '#server/platform/http/security/security.ts'
import { anotherBuild } from '../support/another-build.ts'

const [port, api] = process.argv.slice(2).map(Number)
const built = resolve(import.meta.dirname, '../../dist/client')
const folder = mkdtempSync(join(tmpdir(), 'wouri-deployments-'))
const data = join(folder, 'data')

let current: FastifyInstance
let worker = 'ok'

/** As a release does: the folder holds one build, and what was before is only in the archive. */
async function deploy(mark: string): Promise<void> {
  const app = Fastify({ logger: false })
  protect(app, { own: undefined, clients: new Set() })
  const here = join(folder, mark)
  anotherBuild(built, here, mark)
  await serveApp(app, { folder: here, earlier: await keepBuild({ folder: here, data, now: Date.now() }) })
  await app.ready()
  current = app
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming
  const call = request({ port: api, method, headers, path: url }, (answer) => {
    outgoing.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(outgoing)
  })
  call.on('error', () => outgoing.destroy())
  incoming.pipe(call)
}

function answerWorker(outgoing: ServerResponse): void {
  if (worker === 'html')
    outgoing
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Sign in to the hotel</title>')
  else if (worker === 'retired')
    outgoing
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(readFileSync(join(built, 'retired-worker.js')))
  else outgoing.writeHead(Number(worker)).end()
}

async function order(path: string): Promise<void> {
  const [, act, what = ''] = path.split('/')
  if (act === '_deploy') await deploy(what)
  if (act === '_forget') rmSync(join(data, 'builds', 'served', 'assets'), { recursive: true })
  if (act === '_worker') worker = what
}

await deploy('A')
createServer((incoming, outgoing) => {
  const path = incoming.url!
  if (path.startsWith('/_')) void order(path).then(() => outgoing.end())
  else if (path.startsWith('/api/')) passOn(incoming, outgoing)
  else if (path === '/sw.js' && worker !== 'ok') answerWorker(outgoing)
  else current.server.emit('request', incoming, outgoing)
}).listen(port, '127.0.0.1')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
