// A network that loses answers: the server does what it was asked, and the browser never hears of it.

import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type LosingProxy = {
  /** The same site at an address of its own. */
  url: string
  /** The paths whose answers were lost. */
  lost: string[]
  close: () => Promise<void>
}

/** Loses every third answer to a call whose path fits. */
export async function losingAnswers(site: string, fits: RegExp): Promise<LosingProxy> {
  const { port, hostname } = new URL(site)
  const lost: string[] = []
  let asked = 0
  const server = createServer((from, to) => {
    const path = from.url ?? ''
    const isLost = from.method === 'POST' && fits.test(path) && (asked += 1) % 3 === 0
    const { method, headers } = from
    const onward = request({ port, hostname, path, method: method!, headers }, (answer: IncomingMessage) => {
      if (!isLost) {
        to.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(to)
        return
      }
      lost.push(path)
      answer.resume()
      answer.on('end', () => to.destroy())
    })
    onward.on('error', () => to.destroy())
    from.on('error', () => onward.destroy())
    from.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    lost,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
