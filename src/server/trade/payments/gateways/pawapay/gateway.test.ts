import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPawapay, type CallbackChanges, type PawapayDouble } from '#tests/doubles/pawapay.ts'
import { minute } from '#domain/rental/period.ts'
import {
  KeySpent,
  RefundRefused,
  RequestRejected,
  UnreadableMoney,
} from '#server/trade/payments/gateways/port.ts'
import { pawapayGateway } from './gateway.ts'
import { offersOf } from './protocol.ts'

let pawapay: PawapayDouble
let gateway: ReturnType<typeof pawapayGateway>
const clock = { now: Date.now() }
const rejected: string[] = []
const started: PawapayDouble[] = []
beforeEach(async () => {
  pawapay = await startPawapay()
  started.push(pawapay)
  clock.now = Date.now()
  const keys = { token: 'double', url: pawapay.url }
  rejected.length = 0
  gateway = pawapayGateway({
    keys,
    now: () => clock.now,
    origin: 'https://wouri.example',
    onRejected: (code) => rejected.push(code),
  })
})
afterAll(() => Promise.all(started.map((each) => each.close())))

const order = {
  id: 'payment-of-amina',
  amount: 84_000,
  currency: 'XAF' as const,
  reference: '7KQ2M9XA',
  language: 'fr' as const,
  closesAt: 0,
  phone: '+237671234567',
  operator: 'mtn' as const,
}
const ref = () => gateway.phone.refOf(order.id)

test('the phone is asked under a name made of ours, for whole francs, at its operator', async () => {
  expect(ref()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(await gateway.phone.prompt(order)).toBeNull()
  expect(pawapay.deposits.get(ref())).toMatchObject({
    amount: '84000',
    currency: 'XAF',
    payer: { type: 'MMO', accountDetails: { phoneNumber: '237671234567', provider: 'MTN_MOMO_CMR' } },
    customerMessage: 'Wouri 7KQ2M9XA',
  })
})

test('opening a payment asks nobody for money', async () => {
  const { handover } = await gateway.open(order)
  expect(handover).toMatchObject({
    kind: 'phone',
    offers: [
      { operator: 'mtn', isAvailable: true, min: 500, max: 500_000 },
      { operator: 'orange', isAvailable: true },
    ],
  })
  expect(pawapay.deposits.size).toBe(0)
})

test('asked before is asked, also when the answer got lost after pawaPay had accepted', async () => {
  pawapay.mode.lost = 1
  await expect(gateway.phone.prompt(order)).rejects.toThrow('fetch failed')
  expect(await gateway.read(ref())).toMatchObject({ paid: false, isProcessing: true })
  expect(await gateway.phone.prompt(order)).toBeNull()
  expect(pawapay.deposits.size).toBe(1)
})

test('a payment that pawaPay does not know is unknown, not refused', async () => {
  expect(await gateway.read(ref())).toMatchObject({ paid: false, isUnknown: true })
})

test('it is paid once pawaPay says so, and not before', async () => {
  await gateway.phone.prompt(order)
  expect(await gateway.read(ref())).toMatchObject({ paid: false, isProcessing: true, reason: null })
  pawapay.end(ref())
  expect(await gateway.read(ref())).toMatchObject({
    paid: true,
    isProcessing: false,
    amount: 84_000,
    reason: null,
  })
})

test.each([
  ['INSUFFICIENT_BALANCE', 'no-money'],
  ['PAYMENT_NOT_APPROVED', 'refused'],
  ['PAYER_LIMIT_REACHED', 'limit'],
  ['UNKNOWN_ERROR', 'operator-away'],
  ['A_CODE_OF_TOMORROW', 'refused'],
])('%s is told in our words: %s', async (code, reason) => {
  await gateway.phone.prompt(order)
  pawapay.end(ref(), code)
  expect(await gateway.read(ref())).toMatchObject({ paid: false, isProcessing: false, reason })
})

test('a request that is rejected was never made', async () => {
  pawapay.rejects.code = 'PROVIDER_TEMPORARILY_UNAVAILABLE'
  expect(await gateway.phone.prompt(order)).toBe('operator-away')
})

test('a number that pawaPay cannot ask was never asked either', async () => {
  Object.assign(pawapay.rejects, { status: 400, code: 'INVALID_PHONE_NUMBER' })
  expect(await gateway.phone.prompt(order)).toBe('refused')
})

test.each([
  [401, 'NO_AUTHENTICATION'],
  [403, 'AUTHENTICATION_ERROR'],
  [403, 'HTTP_SIGNATURE_ERROR'],
  [403, 'DEPOSITS_NOT_ALLOWED'],
  [400, 'UNSUPPORTED_PARAMETER'],
  [200, 'INVALID_PROVIDER'],
  [200, 'INVALID_CURRENCY'],
])('%i %s is no refusal of the payer: who operates the site is told', async (status, code) => {
  Object.assign(pawapay.rejects, { status, code })
  const asking = gateway.phone.prompt(order)
  await expect(asking).rejects.toThrow(RequestRejected)
  await expect(asking).rejects.toThrow(`pawapay ${status} ${code}`)
  expect(rejected).toEqual([code])
})

test('what an operator takes is read as the reference of pawaPay writes it, too', () => {
  const limits = { minTransactionLimit: '100', maxTransactionLimit: '250000.00', decimalsInAmount: 'NONE' }
  const operationTypes = [
    { DEPOSIT: { ...limits, authType: 'PROVIDER_AUTH', status: 'DELAYED' } },
    { operationType: 'PAYOUT', ...limits, status: 'CLOSED' },
  ]
  const provider = { provider: 'ORANGE_CMR', currencies: [{ currency: 'XAF', operationTypes }] }
  expect(offersOf({ countries: [{ country: 'CMR', providers: [provider] }] })).toEqual([
    { operator: 'mtn', isAvailable: false, min: 0, max: 0 },
    { operator: 'orange', isAvailable: true, min: 100, max: 250_000 },
  ])
})

test('an amount with a part of a franc is no amount', async () => {
  await gateway.phone.prompt(order)
  pawapay.deposits.get(ref())!.amount = '84000.50'
  await expect(gateway.read(ref())).rejects.toThrow(UnreadableMoney)
})

test('what operators take is asked every five minutes, and nobody is available when it cannot be asked', async () => {
  pawapay.status.ORANGE_CMR = 'CLOSED'
  expect((await gateway.phone.offers()).map(({ isAvailable }) => isAvailable)).toEqual([true, false])
  await gateway.phone.offers()
  expect(pawapay.asked).toHaveLength(1)
  clock.now += 5 * minute
  pawapay.mode.broken = 1
  expect((await gateway.phone.offers()).map(({ isAvailable }) => isAvailable)).toEqual([false, false])
  pawapay.status.ORANGE_CMR = 'OPERATIONAL'
  expect((await gateway.phone.offers()).map(({ isAvailable }) => isAvailable)).toEqual([true, true])
})

test('a refund is given once, followed until it is there, and tried again under another name when it failed', async () => {
  await gateway.phone.prompt(order)
  pawapay.end(ref())
  const refund = { ref: ref(), amount: 20_000, currency: 'XAF' as const, key: 'refund-1' }
  pawapay.mode.lost = 0
  expect(await gateway.refund(refund)).toBe('pending')
  expect(await gateway.refund(refund)).toBe('pending')
  expect(pawapay.refunds.size).toBe(1)
  const [first] = pawapay.refunds.values()
  first!.status = 'FAILED'
  await expect(gateway.refund(refund)).rejects.toThrow(KeySpent)
  expect(await gateway.refund({ ...refund, attempt: 1 })).toBe('pending')
  for (const each of pawapay.refunds.values()) if (each !== first) each.status = 'COMPLETED'
  expect(await gateway.refund({ ...refund, attempt: 1 })).toBe('done')
  const asked = [{ key: 'refund-1', attempt: 1 }]
  expect(await gateway.read(ref(), asked)).toMatchObject({
    refunded: 20_000,
    refunds: [
      { ownId: 'refund-1', state: 'failed', amount: 20_000 },
      { ownId: 'refund-1', state: 'done', amount: 20_000 },
    ],
  })
})

test('less than the operator gives back is not sent: its least is read', async () => {
  await gateway.phone.prompt(order)
  pawapay.end(ref())
  const small = { ref: ref(), amount: 499, currency: 'XAF' as const, key: 'refund-1' }
  const failure = await gateway.refund(small).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RefundRefused)
  expect(failure).toMatchObject({ isLasting: true })
  expect(pawapay.refunds.size).toBe(0)
  expect(await gateway.refund({ ...small, amount: 500 })).toBe('pending')
})

test('a refund that pawaPay does not take is refused', async () => {
  await gateway.phone.prompt(order)
  const early = { ref: ref(), amount: 20_000, currency: 'XAF' as const, key: 'refund-1' }
  await expect(gateway.refund(early)).rejects.toThrow(RefundRefused)
})

const told = () => ({ depositId: ref(), status: 'COMPLETED' })
const read = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  gateway.readEvent(Buffer.from(body), headers, clock.now)

test('a callback that pawaPay signed says which payment to read', async () => {
  expect(await read(pawapay.callback(told()))).toEqual({
    gateway: 'pawapay',
    id: `${ref()} COMPLETED`,
    type: 'deposit',
    ref: ref(),
    ownId: null,
  })
})

test('the callback of a refund names our refund, although it does not name the deposit', async () => {
  await gateway.phone.prompt(order)
  pawapay.end(ref())
  await gateway.refund({ ref: ref(), amount: 20_000, currency: 'XAF', key: 'refund-1' })
  const [{ refundId, metadata = [] } = { refundId: '' }] = pawapay.refunds.values()
  const repeated: object = Object.assign({}, ...metadata)
  expect(await read(pawapay.callback({ refundId, status: 'COMPLETED', metadata: repeated }))).toMatchObject({
    type: 'refund',
    ref: null,
    ownId: 'refund-1',
  })
})

const pairs = {
  'ecdsa-p384-sha384': generateKeyPairSync('ec', { namedCurve: 'secp384r1' }),
  'rsa-v1_5-sha256': generateKeyPairSync('rsa', { modulusLength: 2048 }),
  'rsa-pss-sha512': generateKeyPairSync('rsa', { modulusLength: 2048 }),
}
test.each(Object.entries(pairs))(
  'a callback may be signed with %s',
  async (alg, { publicKey, privateKey }) => {
    pawapay.keys.push({ id: 'of-tomorrow', key: 'not a key' })
    pawapay.keys.push({ id: 'ANOTHER:1', key: publicKey.export({ type: 'spki', format: 'pem' }).toString() })
    const signed = pawapay.callback(told(), { alg, key: privateKey, keyId: 'ANOTHER:1' })
    expect(await read(signed)).toMatchObject({ ref: ref() })
    const stated = pawapay.callback(told(), { alg, key: privateKey, keyId: 'HTTP_EC_P256_KEY:1' })
    await expect(read(stated)).rejects.toThrow('invalid-input')
  },
)

test('blanks between the parameters of a signature change nothing', async () => {
  expect(await read(pawapay.callback(told(), { blank: ' ' }))).toMatchObject({ ref: ref() })
})

const stranger = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey
test.each<[string, CallbackChanges]>([
  ['signed by a stranger', { key: stranger }],
  ['signed under a name that pawaPay does not have', { keyId: 'HTTP_EC_P256_KEY:9' }],
  ['signed for another site', { origin: 'https://elsewhere.example' }],
  ['signed ten minutes ago', { at: Date.now() - 10 * minute }],
  ['signed ten minutes ago for an hour', { at: Date.now() - 10 * minute, lasts: 3600 }],
  ['whose signature ended a minute ago', { at: Date.now() - 2 * minute }],
  ['whose signature never ends', { lasts: null }],
  ['signed for tomorrow', { at: Date.now() + 24 * 60 * minute }],
  ['whose signature leaves the body out', { components: ['@method', '@authority', '@path'] }],
  ['whose signature leaves the address out', { components: ['@method', 'content-digest'] }],
])('a callback %s is refused', async (_, changes) => {
  await expect(read(pawapay.callback(told(), changes))).rejects.toThrow('invalid-input')
})

test.each([
  [
    'another body',
    ({ headers }: { headers: Record<string, string> }) => ({ body: '{"depositId":"x"}', headers }),
  ],
  ['no signature', ({ body }: { body: string }) => ({ body, headers: {} })],
  [
    'the signature of another header',
    ({ body, headers }: { body: string; headers: Record<string, string> }) => ({
      body,
      headers: { ...headers, 'signature-date': '2020-01-01T00:00:00.000Z' },
    }),
  ],
])('a callback with %s is refused', async (_, forge) => {
  await expect(read(forge(pawapay.callback(told())))).rejects.toThrow('invalid-input')
})

test('what each operator gives back at least is read from its limits of refunds', async () => {
  const least = (await gateway.phone.refundOffers!()).map(({ operator, min }) => [operator, min])
  expect(least).toEqual([
    ['mtn', 500],
    ['orange', 500],
  ])
})
