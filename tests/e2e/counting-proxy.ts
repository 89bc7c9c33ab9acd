// Counts what travels from the server to a browser, the service worker's files too: bytes on the wire, headers and all.

import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type CountingProxy = {
  /** The same site at an address of its own. */
  url: string
  /** In kB, since the last reset. */
  received: () => number
  reset: () => void
  /** Resolves once nothing has travelled for two seconds. */
  quiet: () => Promise<void>
  close: () => Promise<void>
}

export async function countTraffic(site: string): Promise<CountingProxy> {
  const port = Number(new URL(site).port)
  const open = new Set<Socket>()
  let bytes = 0
  let last = Date.now()
  const server = createServer((browser) => {
    const upstream = connect(port, 'localhost')
    for (const [socket, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => open.delete(socket))
    }
    upstream.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      last = Date.now()
    })
    browser.pipe(upstream)
    upstream.pipe(browser)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    received: () => bytes / 1000,
    reset: () => (bytes = 0),
    async quiet() {
      while (Date.now() - last < 2000) await wait(200)
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of open) socket.destroy()
      }),
  }
}
