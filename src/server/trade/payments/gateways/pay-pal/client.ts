// PayPal's protocol: a token that lives for a while, JSON, and an end to every request.

export type PayPalKeys = {
  clientId: string
  secret: string
  webhookId: string
  /** `https://api-m.paypal.com`, its sandbox, or a test's. */ url: string
}

export type Asked = {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
  /** Sent as it is, in place of a body. */ raw?: string
  /** Makes a repeated asking harmless. */ key?: string
}

export class PayPalRefused extends Error {
  readonly status: number
  /** PayPal's own codes, such as `ORDER_ALREADY_CAPTURED`. */
  readonly issues: readonly string[]
  constructor(status: number, issues: readonly string[]) {
    super(`paypal ${status} ${issues.join(' ')}`)
    this.status = status
    this.issues = issues
  }
}

const second = 1000
const timeout = 10 * second

export type PayPalClient = { ask(asked: Asked): Promise<unknown> }

/** Asks PayPal with a token fetched when the last one is nearly over. Throws PayPalRefused, or what fetch throws. */
export function payPalClient({ clientId, secret, url }: PayPalKeys, now: () => number): PayPalClient {
  let token: { value: string; until: number } | null = null

  async function freshToken(): Promise<string> {
    if (token && token.until > now()) return token.value
    const response = await fetch(`${url}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new PayPalRefused(response.status, ['TOKEN'])
    const body = (await response.json()) as { access_token: string; expires_in: number }
    token = { value: body.access_token, until: now() + (body.expires_in - 60) * second }
    return token.value
  }

  return {
    async ask({ method, path, body, raw = body === undefined ? undefined : JSON.stringify(body), key }) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await freshToken()}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(key === undefined ? {} : { 'paypal-request-id': key }),
        },
        ...(raw === undefined ? {} : { body: raw }),
        signal: AbortSignal.timeout(timeout),
      })
      if (response.status === 401) token = null
      const answer: unknown = await response.json().catch(() => null)
      if (!response.ok) throw new PayPalRefused(response.status, issuesOf(answer))
      return answer
    },
  }
}

function issuesOf(answer: unknown): string[] {
  const { name, details } = (answer ?? {}) as { name?: unknown; details?: { issue?: unknown }[] }
  const issues = Array.isArray(details) ? details.map(({ issue }) => issue) : []
  return [name, ...issues].filter((issue): issue is string => typeof issue === 'string')
}
