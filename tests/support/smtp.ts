// A mail server on this machine that can be away, hang, or keep what it gets.

import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Received = { to: string[]; subject: string; messageId: string; text: string }

export type MailServer = {
  url: string
  received: Received[]
  /** Takes calls and never says a word. */
  hang(): Promise<void>
  /** Connections are refused. */
  leave(): Promise<void>
  /** Works. */
  open(): Promise<void>
}

const listening = (
  server: { listen: (port: number, host: string, done: () => void) => unknown },
  port: number,
) => new Promise<void>((done) => void server.listen(port, '127.0.0.1', done))

/** The parts a test reads; bodies are undone from quoted-printable or base64. */
function read(raw: string, to: string[]): Received {
  const unfolded = raw.replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)\\r$`, 'mi').exec(unfolded)?.[1] ?? ''
  const part = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(raw)!
  const isBase64 = /^Content-Transfer-Encoding: base64/im.test(part[0])
  const bytes = isBase64
    ? Buffer.from(part[1]!, 'base64')
    : Buffer.from(
        part[1]!
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      )
  return { to, subject: header('Subject'), messageId: header('Message-ID'), text: bytes.toString() }
}

/** Reserves an address without listening on it yet. */
export async function mailServer(): Promise<MailServer> {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  let close = async () => undefined as void
  const place = createServer()
  await listening(place, 0)
  const { port } = place.address() as AddressInfo
  await new Promise((done) => place.close(done))

  async function leave(): Promise<void> {
    for (const socket of sockets) socket.destroy()
    await close()
    close = async () => undefined
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    leave,
    async hang() {
      await leave()
      const silent: Server = createServer((socket) => {
        sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => sockets.delete(socket))
      })
      await listening(silent, port)
      close = () => new Promise((done) => void silent.close(() => done()))
    },
    async open() {
      await leave()
      const smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, session, done) {
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', () => {
            received.push(
              read(
                Buffer.concat(chunks).toString(),
                session.envelope.rcptTo.map(({ address }) => address),
              ),
            )
            done()
          })
        },
      })
      await listening(smtp, port)
      close = () => new Promise((done) => smtp.close(() => done()))
    },
  }
}
