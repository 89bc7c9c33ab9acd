import { afterAll, beforeAll, expect, test } from 'vitest'
import { notchpayKeys, startNotchpay, type NotchpayDouble } from '#tests/doubles/notchpay.ts'
import { startPawapay, type PawapayDouble } from '#tests/doubles/pawapay.ts'
import { hour } from '#domain/rental/period.ts'
import { notchpayGateway } from '#server/trade/payments/gateways/notchpay/gateway.ts'
import { pawapayGateway } from '#server/trade/payments/gateways/pawapay/gateway.ts'

let pawapay: PawapayDouble
let notchpay: NotchpayDouble
beforeAll(async () => {
  pawapay = await startPawapay()
  notchpay = await startNotchpay()
})
afterAll(() => Promise.all([pawapay.close(), notchpay.close()]))

const origin = 'https://wouri.example'
const ofPawapay = (token = 'double', now = Date.now) =>
  pawapayGateway({ keys: { token, url: pawapay.url }, now, origin }).check!()
const ofNotchpay = (keys: Partial<typeof notchpayKeys> = {}, now = Date.now) =>
  notchpayGateway({ keys: { ...notchpayKeys, ...keys, url: notchpay.url }, now }).check!()

test('nothing is said of accounts that can work', async () => {
  expect([await ofPawapay(), await ofNotchpay()]).toEqual([[], []])
})

test('a key that is not accepted is named, and never told', async () => {
  const secret = 'a-secret-that-nobody-may-read'
  const all = [
    ...(await ofPawapay(secret)),
    ...(await ofNotchpay({ publicKey: secret })),
    ...(await ofNotchpay({ privateKey: secret })),
  ]
  expect(all).toEqual([
    'pawaPay does not accept PAWAPAY_TOKEN.',
    'Notch Pay does not accept NOTCHPAY_PUBLIC_KEY.',
    'Notch Pay does not accept NOTCHPAY_PRIVATE_KEY: no money can be given back.',
  ])
})

test('closed operators, unsigned callbacks and their wrong address are said', async () => {
  pawapay.status.ORANGE_CMR = 'CLOSED'
  Object.assign(pawapay.configuration, {
    signedCallbacks: false,
    signedRequestsOnly: true,
    callbackUrl: null,
  })
  notchpay.channels[0]!['active'] = false
  const said = await ofPawapay()
  expect(said).toContain('pawaPay: Orange Money takes no money in XAF on this account now.')
  expect(said).toContain('pawaPay does not sign its callbacks: switch that on in its dashboard.')
  expect(said).toContain(
    'pawaPay takes signed requests only, and ours are not: switch that off in its dashboard.',
  )
  expect(said).toContain(
    'pawaPay: the callbacks of refunds of MTN MoMo must go to https://wouri.example/api/payments/pawapay/events.',
  )
  expect(await ofNotchpay()).toEqual(['Notch Pay: MTN MoMo takes no money in XAF on this account now.'])
})

test('a clock that is wrong is said, and a provider that is away', async () => {
  // Both clocks stand still, so that a slow machine does not come between them.
  const theirs = Date.UTC(2026, 6, 1, 12)
  const late = () => theirs - hour
  notchpay.mode.date = theirs
  pawapay.mode.date = theirs
  expect((await ofNotchpay({}, late)).at(-1)).toBe(
    'The clock of this machine and that of Notch Pay are 3600 seconds apart.',
  )
  expect((await ofPawapay('double', late)).at(-1)).toBe(
    'The clock of this machine and that of pawaPay are 3600 seconds apart.',
  )
  notchpay.mode.broken = 1
  pawapay.mode.broken = 1
  expect([await ofPawapay(), await ofNotchpay()]).toEqual([
    ['pawaPay could not be asked.'],
    ['Notch Pay could not be asked.'],
  ])
})
