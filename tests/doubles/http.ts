// What the doubles of providers share: a little HTTP server on loopback, and ways to misbehave.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next answers go: late, or the work done and the answer never sent. */
export type Mode = {
  delay: number
  lost: number
  broken: number
  /** What its clock says, for a test that compares clocks; null for this machine's. */
  date: number | null
}

export type Answer = {
  status: number
  body: unknown
  /** Where a browser goes on to. */ location?: string
  headers?: Record<string, string>
}
export type Handle = (request: {
  method: string
  path: string
  query: URLSearchParams
  body: string
  headers: IncomingMessage['headers']
}) => Answer | Promise<Answer>

export type Double = { url: string; mode: Mode; close(): Promise<void> }

/** Starts a double; `port` 0 picks a free one. `/_mode` sets the mode over HTTP, for tests in another process. */
export async function startDouble(handle: Handle, port = 0): Promise<Double> {
  const mode: Mode = { delay: 0, lost: 0, broken: 0, date: null }
  const answerOne = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url!, 'http://double')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    if (url.pathname === '/_ready') {
      response.end('{}')
      return
    }
    if (url.pathname === '/_mode') {
      Object.assign(mode, JSON.parse(body))
      response.end('{}')
      return
    }
    const isOurs = url.pathname.startsWith('/_')
    if (!isOurs && mode.broken > 0) {
      mode.broken -= 1
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":{"type":"api_error"}}')
      return
    }
    const answer = await handle({
      method: request.method!,
      path: url.pathname,
      query: url.searchParams,
      body,
      headers: request.headers,
    })
    if (!isOurs && mode.delay > 0) await new Promise((resolve) => setTimeout(resolve, mode.delay))
    if (!isOurs && mode.lost > 0) {
      mode.lost -= 1
      request.socket.destroy()
      return
    }
    response
      .writeHead(answer.status, {
        'content-type': 'application/json',
        ...(mode.date === null ? {} : { date: new Date(mode.date).toUTCString() }),
        ...(answer.location ? { location: answer.location } : {}),
        ...answer.headers,
      })
      .end(JSON.stringify(answer.body))
  }
  const server = createServer((request, response) => void answerOne(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode,
    close: () => closed(server),
  }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
