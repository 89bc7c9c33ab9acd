// Notch Pay's protocol: JSON under the public key, the private one beside it where money leaves, an end to every request.

export type NotchpayKeys = {
  publicKey: string
  privateKey: string
  /** What its messages are signed with. */
  hashKey: string
  /** Notch Pay's own host, or a test's. Its sandbox is another key, not another host. */
  url: string
}

/** Notch Pay answered, and did not do it. */
export class NotchpayRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`notchpay ${status}`)
    this.status = status
  }
}

const timeout = 10_000

export type Asked = {
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** Only refunds need the private key. */
  isGranted?: boolean
  /** In milliseconds. */
  within?: number
}

export type NotchpayClient = {
  /** Throws NotchpayRefused for every answer but 2xx, and what fetch throws. */
  ask(asked: Asked): Promise<unknown>
  /** The time of Notch Pay's clock with the last answer, in milliseconds; null before there was one. */
  answeredAt(): number | null
}

export function notchpayClient({ publicKey, privateKey, url }: NotchpayKeys): NotchpayClient {
  let date: string | null = null
  return {
    async ask({ method, path, body, isGranted = false, within = timeout }) {
      const response = await fetch(url + path, {
        method,
        headers: {
          authorization: publicKey,
          'content-type': 'application/json',
          accept: 'application/json',
          ...(isGranted ? { 'x-grant': privateKey } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(within),
      })
      date = response.headers.get('date')
      if (!response.ok) throw new NotchpayRefused(response.status)
      return response.json()
    },
    answeredAt: () => (date === null ? null : Date.parse(date)),
  }
}

/** Null for what Notch Pay does not have; throws everything else again. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof NotchpayRefused && error.status === 404) return null
  throw error
}
