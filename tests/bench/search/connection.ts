// One kept connection that asks by HTTP, as lean as it can be: what is measured is the server.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type HttpAnswer = { status: number; body: Buffer }

/** Asks one thing after the other. Understands answers that tell their length. */
export class Connection {
  private readonly socket: Socket
  private readonly host: string
  private received: Buffer = Buffer.alloc(0)
  private told: (() => void) | undefined

  private constructor(socket: Socket, host: string) {
    this.socket = socket
    this.host = host
    socket.setNoDelay(true)
    socket.on('data', (chunk) => {
      this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk])
      this.told?.()
    })
    socket.on('close', () => this.told?.())
  }

  static async open(url: string): Promise<Connection> {
    const { hostname, port, host } = new URL(url)
    const socket = connect({ host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port) })
    await once(socket, 'connect')
    return new Connection(socket, host)
  }

  /** `from` is the address of the caller, as a proxy names it; `accepted` the encodings it takes. */
  async get(path: string, from = '10.0.0.1', accepted = 'identity'): Promise<HttpAnswer> {
    this.socket.write(
      `GET ${path} HTTP/1.1\r\nhost: ${this.host}\r\nx-forwarded-for: ${from}\r\naccept-encoding: ${accepted}\r\n\r\n`,
    )
    for (;;) {
      const answer = this.take()
      if (answer !== null) return answer
      if (this.socket.closed) throw new Error(`${path}: the connection was closed`)
      await new Promise<void>((told) => (this.told = told))
    }
  }

  private take(): HttpAnswer | null {
    const end = this.received.indexOf('\r\n\r\n')
    if (end < 0) return null
    const head = this.received.toString('latin1', 0, end)
    const length = /content-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) throw new Error(`an answer of no length: ${head}`)
    const after = end + 4 + Number(length)
    if (this.received.length < after) return null
    const body = this.received.subarray(end + 4, after)
    this.received = this.received.subarray(after)
    return { status: Number(head.slice(9, 12)), body }
  }

  close(): void {
    this.socket.destroy()
  }
}
