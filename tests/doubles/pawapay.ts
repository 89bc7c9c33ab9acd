// pawaPay (v2) as our adapter sees it: deposits, refunds, what operators take, and signed callbacks.

import { constants, createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { startDouble, type Answer, type Double } from './http.ts'

type Deposit = {
  depositId: string
  status: 'PROCESSING' | 'COMPLETED' | 'FAILED'
  amount: string
  currency: string
  payer: { type: string; accountDetails: { phoneNumber: string; provider: string } }
  failureReason?: { failureCode: string; failureMessage: string }
}
type Refund = {
  refundId: string
  depositId: string
  status: 'PROCESSING' | 'COMPLETED' | 'FAILED'
  amount: string
  currency: string
  metadata?: object[]
}

export type Callback = { body: string; headers: Record<string, string> }
export type CallbackChanges = {
  origin?: string
  path?: string
  at?: number
  /** Seconds until the signature ends; null for one that never does. */
  lasts?: number | null
  key?: KeyObject
  keyId?: string
  components?: string[]
  alg?: string
  /** Between the parameters of a signature, where the standard allows blanks. */
  blank?: string
}

export type PawapayDouble = Double & {
  deposits: Map<string, Deposit>
  refunds: Map<string, Refund>
  asked: { method: string; path: string }[]
  /** Rejects every deposit with this code while it is set, by an answer of this status. */
  rejects: { code: string | null; status: number }
  /** More public keys, by their names. */
  keys: { id: string; key: string }[]
  configuration: { signedCallbacks: boolean; signedRequestsOnly: boolean; callbackUrl: string | null }
  status: { MTN_MOMO_CMR: string; ORANGE_CMR: string }
  end(depositId: string, failureCode?: string): void
  callback(body: object, changes?: CallbackChanges): Callback
}

export async function startPawapay(port?: number): Promise<PawapayDouble> {
  const deposits: PawapayDouble['deposits'] = new Map()
  const refunds: PawapayDouble['refunds'] = new Map()
  const asked: PawapayDouble['asked'] = []
  const rejects: PawapayDouble['rejects'] = { code: null, status: 200 }
  const keys: PawapayDouble['keys'] = []
  const configuration: PawapayDouble['configuration'] = {
    signedCallbacks: true,
    signedRequestsOnly: false,
    callbackUrl: 'https://wouri.example/api/payments/pawapay/events',
  }
  const status = { MTN_MOMO_CMR: 'OPERATIONAL', ORANGE_CMR: 'OPERATIONAL' }
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })

  function answerOf(method: string, path: string, body: string): Answer {
    const [, , noun, id = ''] = path.split('/')
    if (noun === 'public-key') {
      const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
      return ok([...keys, { id: 'HTTP_EC_P256_KEY:1', key }])
    }
    if (noun === 'active-conf') return ok(configurationOf(configuration, status))
    if (method === 'GET') {
      const data = noun === 'deposits' ? deposits.get(id) : refunds.get(id)
      return ok(data ? { status: 'FOUND', data } : { status: 'NOT_FOUND' })
    }
    return noun === 'deposits' ? deposit(JSON.parse(body)) : refund(JSON.parse(body))
  }

  function deposit(body: Omit<Deposit, 'status'>): Answer {
    const { depositId } = body
    if (deposits.has(depositId)) return ok({ depositId, status: 'DUPLICATE_IGNORED' })
    if (rejects.code !== null)
      return {
        status: rejects.status,
        body: { depositId, status: 'REJECTED', failureReason: { failureCode: rejects.code } },
      }
    deposits.set(depositId, { ...body, status: 'PROCESSING' })
    return ok({ depositId, status: 'ACCEPTED', created: '2027-03-01T09:00:00Z' })
  }

  function refund(body: Omit<Refund, 'status'>): Answer {
    const { refundId, depositId } = body
    if (refunds.has(refundId)) return ok({ refundId, status: 'DUPLICATE_IGNORED' })
    const of = deposits.get(depositId)
    const before = [...refunds.values()].filter(
      (each) => each.depositId === depositId && each.status !== 'FAILED',
    )
    const sum = before.reduce((all, each) => all + Number(each.amount), Number(body.amount))
    if (of?.status !== 'COMPLETED' || sum > Number(of.amount))
      return ok({ refundId, status: 'REJECTED', failureReason: { failureCode: 'AMOUNT_TOO_LARGE' } })
    refunds.set(refundId, { ...body, status: 'PROCESSING' })
    return ok({ refundId, status: 'ACCEPTED', created: '2027-03-01T09:00:00Z' })
  }

  function end(depositId: string, failureCode?: string): void {
    const row = deposits.get(depositId)!
    row.status = failureCode === undefined ? 'COMPLETED' : 'FAILED'
    if (failureCode !== undefined)
      row.failureReason = { failureCode, failureMessage: 'The words of an operator' }
  }

  function callback(about: object, changes: CallbackChanges = {}): Callback {
    const { origin = 'https://wouri.example', at = Date.now(), lasts = 60, key = privateKey } = changes
    const body = JSON.stringify(about)
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'content-digest': `sha-512=:${createHash('sha512').update(body).digest('base64')}:`,
      'signature-date': new Date(at).toISOString(),
    }
    const names = changes.components ?? [
      '@method',
      '@authority',
      '@path',
      'signature-date',
      'content-digest',
      'content-type',
    ]
    const values: Record<string, string> = {
      ...headers,
      '@method': 'POST',
      '@authority': new URL(origin).host,
      '@path': changes.path ?? '/api/payments/pawapay/events',
    }
    const created = Math.floor(at / 1000)
    const keyId = changes.keyId ?? 'HTTP_EC_P256_KEY:1'
    const expires = lasts === null ? '' : `;expires=${created + lasts}`
    const alg = changes.alg ?? 'ecdsa-p256-sha256'
    const parameters = `(${names.map((name) => `"${name}"`).join(' ')});alg="${alg}";keyid="${keyId}";created=${created}${expires}`
    const base = [
      ...names.map((name) => `"${name}": ${values[name]}`),
      `"@signature-params": ${parameters}`,
    ].join('\n')
    const signature = signAs[alg]!(Buffer.from(base), key).toString('base64')
    const input = `sig-pp=${parameters.replaceAll(';', `;${changes.blank ?? ''}`)}`
    return { body, headers: { ...headers, 'signature-input': input, signature: `sig-pp=:${signature}:` } }
  }

  const double = await startDouble(({ method, path, body, headers }) => {
    if (headers.authorization !== 'Bearer double') return { status: 401, body: {} }
    asked.push({ method, path })
    return answerOf(method, path, body)
  }, port)
  return Object.assign(double, {
    deposits,
    refunds,
    asked,
    rejects,
    keys,
    configuration,
    status,
    end,
    callback,
  })
}

const signAs: Record<string, (base: Buffer, key: KeyObject) => Buffer> = {
  'ecdsa-p256-sha256': (base, key) => sign('sha256', base, { key, dsaEncoding: 'ieee-p1363' }),
  'ecdsa-p384-sha384': (base, key) => sign('sha384', base, key),
  'rsa-v1_5-sha256': (base, key) => sign('sha256', base, key),
  'rsa-pss-sha512': (base, key) =>
    sign('sha512', base, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 }),
}

const ok = (body: unknown): Answer => ({ status: 200, body })

function configurationOf(
  { callbackUrl, ...signatureConfiguration }: PawapayDouble['configuration'],
  status: PawapayDouble['status'],
) {
  const limits = { minAmount: '500', maxAmount: '500000', decimalsInAmount: 'NONE' }
  const provider = (name: keyof typeof status) => ({
    provider: name,
    currencies: [
      {
        currency: 'XAF',
        operationTypes: {
          DEPOSIT: { ...limits, status: status[name], callbackUrl },
          REFUND: { ...limits, status: status[name], callbackUrl },
        },
      },
    ],
  })
  return {
    companyName: 'Wouri',
    signatureConfiguration,
    countries: [{ country: 'CMR', providers: [provider('MTN_MOMO_CMR'), provider('ORANGE_CMR')] }],
  }
}
