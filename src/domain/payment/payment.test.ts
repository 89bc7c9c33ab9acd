import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorSeconds } from '#tests/support/processor-time.ts'
import { seed } from '#tests/support/random.ts'
import { day, hour, instantOf, minute } from '../rental/period.ts'
import { askAgainAt, lookAgainAt } from './ask-again.ts'
import { cardProblems, isCardNumber, readExpiry } from './card.ts'
import { holdsCardNumber } from './card-in-text.ts'
import { chargeOf, decimalText, majorUnits, minorOfText, minorUnits } from './charge.ts'
import { holdEnd, holdIsLive, payableUntil } from './hold.ts'
import { handBackLimit, proposedRefund, shareRefund } from './refund.ts'
import { refundableOf, splitRefund } from './split-refund.ts'

describe('a card', () => {
  const now = instantOf('2027-03-15T10:00')!
  const good = { number: '4242 4242 4242 4242', expiry: '03/27', code: '123' }

  test('that is good has no problem, in any spelling', () => {
    expect(cardProblems(good, now)).toEqual({})
    expect(cardProblems({ number: '3782-822463-10005', expiry: ' 4 / 2029 ', code: '1234' }, now)).toEqual({})
  })

  test.each([
    [{ number: '4242 4242 4242 4241' }, { number: 'invalid-card-number' }],
    [{ number: '4242' }, { number: 'invalid-card-number' }],
    [{ number: '' }, { number: 'invalid-card-number' }],
    [{ expiry: '02/27' }, { expiry: 'invalid-card-expiry' }],
    [{ expiry: '13/27' }, { expiry: 'invalid-card-expiry' }],
    [{ expiry: '0327' }, { expiry: 'invalid-card-expiry' }],
    [{ code: '12' }, { code: 'invalid-card-code' }],
    [{ code: '12a' }, { code: 'invalid-card-code' }],
  ] as const)('%j is told on its field', (change, problems) => {
    expect(cardProblems({ ...good, ...change }, now)).toEqual(problems)
  })

  test('is good to the last minute of its month in Douala', () => {
    expect(cardProblems(good, instantOf('2027-03-31T23:59')!)).toEqual({})
    expect(cardProblems(good, instantOf('2027-04-01T00:00')!)).toEqual({ expiry: 'invalid-card-expiry' })
  })

  test('one wrong digit is always noticed', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digits = [...'4242424242424242'].map(Number)
        digits[place] = (digits[place]! + more) % 10
        expect(isCardNumber(digits.join(''))).toBe(false)
      }),
      { seed },
    )
  })

  test('a month needs its year', () => {
    expect(readExpiry('12/31')).toEqual({ month: 12, year: 2031 })
    expect(readExpiry('12')).toBeNull()
  })
})

describe('a card number in a text', () => {
  test.each([
    '4242424242424242',
    'Take it from 4242 4242 4242 4242, please.',
    'visa:4242-4242-4242-4242.',
    'my card 5555 5555 5555 4444 12 27 123',
    'Amex 3782 822463 10005',
    '30569309025904',
    '6011\u00A01111\u00A01111\u00A01117',
    '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2',
    '4242 – 4242 – 4242 – 4242',
    '4242.4242.4242.4242',
    '42\u200B4242424242\u200B4242',
    '\uFF14\uFF12\uFF14\uFF12 4242 4242 4242',
    '+237 6 71 23 45 67 4242 4242 4242 4242',
    '3530111333300000',
    '6304000000000000',
    '4242 42424242 4242',
    '424242 4242424242',
    'IBAN CM21 1000 2000 3000 4000 5000 006 und 4242 4242 4242 4242',
    '0033 6 12 34 56 78 4242 4242 4242 4242',
  ])('%s is one', (text) => expect(holdsCardNumber(text)).toBe(true))

  test.each([
    ['a wrong digit', '4242 4242 4242 4241'],
    ['a phone number', 'Call +237 6 71 23 45 67 or 00237 6 71 23 45 67'],
    ['a phone number that passes the sum', '+4915112345678901 or +424242424242428'],
    ['two phone numbers', '652 111 111 611 111 117, 671234567 699123456'],
    ['dates', 'from 30-08-2027 10:00 to 05-09-2027 18.30'],
    ['amounts', '45 000 or 4.500.000 5.000.000 XAF'],
    ['a number that no scheme gives out', '1234567890123452'],
    ['a part of a longer number', '94242424242424242427'],
    ['digits on two lines', '4242 4242\n4242 4242'],
    ['an IBAN whose digits pass', 'IBAN CM30 4539 0000 0000 0002 0000 123'],
    ['a RIB whose digits pass', 'RIB 10005 40012 00000000007 50, code SICOCMCX'],
    ['numbers of policies', 'Police 45322-2027-1112347, contrat 51234-5678-9012346, 5105-10510-5105100'],
    ['two phones of France', '06 56 78 06 98 06 76 54 39 18, 0656780698'],
    ['a phone of France from abroad', '0033656780698 0033 6 56 78 06 98'],
    ['nothing', ''],
  ])('%s is none', (_, text) => expect(holdsCardNumber(text)).toBe(false))

  test('nine digits of a Cameroonian phone, one after the other, are never one', () => {
    const phone = fc
      .tuple(fc.constantFrom('2', '6'), fc.stringMatching(/^\d{8}$/))
      .map((parts) => parts.join(''))
    const grouped = fc
      .tuple(phone, fc.constantFrom(/^()/, /(\d{3})(?=\d)/g, /(\d)(?=(?:\d\d)+$)/g))
      .map(([digits, at]) => digits.replace(at, '$1 ').trim())
    fc.assert(
      fc.property(
        fc.array(grouped, { minLength: 1, maxLength: 4 }),
        (numbers) => !holdsCardNumber(numbers.join(' ')),
      ),
      { seed },
    )
  })

  test('however long a text is, it is read at once', async () => {
    const long = ['4 '.repeat(2500), '1'.repeat(5000), '+1 '.repeat(1600), '6 12 34 56 7 '.repeat(400)]
    const work = await processorSeconds(() => long.forEach((text) => holdsCardNumber(text)))
    expect(work).toBeLessThan(5)
  })
})

describe('a charge', () => {
  const francs = { currency: 'XAF', rate: 1 } as const
  const euros = { currency: 'EUR', rate: 1 / 655.957 } as const

  test('in francs has no decimals', () => {
    expect(chargeOf(50_000, 'stripe', francs)).toEqual({ currency: 'XAF', amount: 50_000 })
    expect(minorUnits(50_000, 'XAF')).toBe(50_000)
  })

  test('through PayPal is in euros at the parity, whatever the francs', () => {
    expect(chargeOf(65_596, 'payPal', francs)).toEqual({ currency: 'EUR', amount: 10_000 })
    expect(chargeOf(65_596, 'payPal', { currency: 'USD', rate: 0.0018 })).toEqual({
      currency: 'USD',
      amount: 11_807,
    })
  })

  test('from a phone is in francs, whatever the prices were shown in', () => {
    const shown = { currency: 'EUR' as const, rate: 1 / 655.957 }
    expect(chargeOf(84_000, 'pawapay', shown)).toEqual({ currency: 'XAF', amount: 84_000 })
    expect(chargeOf(84_000, 'sandboxMobile', shown)).toEqual({ currency: 'XAF', amount: 84_000 })
  })

  test('in euros is exact to the cent', () => {
    expect(minorUnits(19.99, 'EUR')).toBe(1999)
    expect(minorUnits(0.29, 'USD')).toBe(29)
    expect(decimalText(1999, 'EUR')).toBe('19.99')
    expect(decimalText(50_000, 'XAF')).toBe('50000')
    expect(minorOfText('19.99', 'EUR')).toBe(1999)
    expect(minorOfText('50000', 'XAF')).toBe(50_000)
    for (const text of ['19.9', '19', '19.990', '-1.00', '1e2', ' 1.00', '1,00', ''])
      expect(minorOfText(text, 'EUR')).toBeNull()
    expect(chargeOf(1, 'stripe', euros)).toEqual({ currency: 'EUR', amount: 1 })
  })

  test('to the smallest unit and back is the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(minorUnits(majorUnits(cents, 'EUR'), 'EUR')).toBe(cents)
      }),
      { seed },
    )
  })
})

test('a hold outlives the time to pay by five minutes, and is over at its end', () => {
  const end = holdEnd(0)
  expect(end).toBe(30 * minute)
  expect(payableUntil(end)).toBe(25 * minute)
  expect([holdIsLive(end, end - 1), holdIsLive(end, end), holdIsLive(null, 0)]).toEqual([true, false, false])
})

describe('a refund', () => {
  const from = 100 * day
  const booking = {
    from,
    extras: [],
    payment: 'full',
    total: 150_001,
    days: 3,
    paid: 150_001,
    askedAt: from - 24 * hour,
  } as const

  test('is full until 24 hours before pick-up, at the exact hour too', () => {
    expect(proposedRefund(booking).refund).toBe(150_001)
  })
  test('later keeps one rental day, and never asks for more', () => {
    expect(proposedRefund({ ...booking, askedAt: from - 24 * hour + 1 })).toMatchObject({
      rule: 'fee-may-apply',
      refund: 100_000,
    })
    expect(proposedRefund({ ...booking, paid: 30_000, askedAt: from }).refund).toBe(0)
  })
  test('is full at any time with the cancellation extra', () => {
    expect(proposedRefund({ ...booking, extras: ['cancellation'], askedAt: from - 1 }).refund).toBe(150_001)
  })
  test('is full when the driver did not ask', () => {
    expect(proposedRefund({ ...booking, askedAt: null })).toMatchObject({
      rule: 'not-asked',
      refund: 150_001,
    })
  })
  test.each([
    [100_000, { online: 150_000, counter: 0 }, { online: 100_000, counter: 0 }],
    [100_000, { online: 30_000, counter: 120_000 }, { online: 30_000, counter: 70_000 }],
    [150_000, { online: 0, counter: 150_000 }, { online: 0, counter: 150_000 }],
  ])('of %i goes back online first, and the rest at the counter', (refund, money, shared) => {
    expect(shareRefund(refund, money)).toEqual(shared)
  })
  test('at the counter is all of it once cancelled, before that what is above the total', () => {
    expect(handBackLimit({ status: 'cancelled', total: 100_000 }, { online: 0, counter: 150_000 })).toBe(
      150_000,
    )
    expect(handBackLimit({ status: 'paid', total: 100_000 }, { online: 0, counter: 150_000 })).toBe(50_000)
    expect(handBackLimit({ status: 'paid', total: 150_000 }, { online: 0, counter: 100_000 })).toBe(0)
    // Taken at the counter while a bank had the rest, which it has given back.
    expect(handBackLimit({ status: 'paid', total: 150_000 }, { online: 150_000, counter: 60_000 })).toBe(
      60_000,
    )
    expect(handBackLimit({ status: 'paid', total: 100_000 }, { online: 150_000, counter: 0 })).toBe(0)
  })
})

describe('a refund in francs', () => {
  const deposit = { id: 'a', xaf: 30_000, amount: 4573, refunded: 0 }
  const rest = { id: 'b', xaf: 120_000, amount: 18_294, refunded: 0 }

  test('is taken from the latest payment first, in the currency it came in', () => {
    expect(splitRefund(60_000, [deposit, rest])).toEqual([{ paymentId: 'b', amount: 9147 }])
    expect(splitRefund(130_000, [deposit, rest])).toEqual([
      { paymentId: 'b', amount: 18_294 },
      { paymentId: 'a', amount: 1524 },
    ])
  })

  test('of all that is left of a payment gives the last cent too, however francs are rounded', () => {
    const begun = { id: 'a', xaf: 10_001, amount: 1525, refunded: 3 }
    expect(splitRefund(refundableOf(begun), [begun], Math.floor)).toEqual([{ paymentId: 'a', amount: 1522 }])
  })

  test('of everything leaves no cent behind and never more than came in', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            xaf: fc.integer({ min: 1, max: 1_000_000 }),
            amount: fc.integer({ min: 1, max: 1_000_000 }),
          }),
          { maxLength: 3 },
        ),
        fc.nat(4_000_000),
        (money, refund) => {
          const kept = money.map((each, index) => ({ ...each, id: String(index), refunded: 0 }))
          const shares = splitRefund(refund, kept)
          for (const { paymentId, amount } of shares)
            expect(amount).toBeLessThanOrEqual(kept[Number(paymentId)]!.amount)
          if (refund >= kept.reduce((sum, { xaf }) => sum + xaf, 0))
            expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(
              kept.reduce((sum, { amount }) => sum + amount, 0),
            )
        },
      ),
      { seed },
    )
  })

  test('rounded down, never leaves less than what must stay, nor a whole unit of a payment more', () => {
    const payment = fc.record({
      xaf: fc.integer({ min: 1, max: 1_000_000 }),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 3 }), fc.nat(1_000_000), (money, refund) => {
        const kept = money.map(({ part, ...each }, index) => ({
          ...each,
          id: String(index),
          refunded: Math.floor(part * each.amount),
        }))
        const on = (all: typeof kept) => all.reduce((sum, each) => sum + refundableOf(each), 0)
        const back = Math.min(refund, on(kept))
        const shares = splitRefund(back, kept, Math.floor)
        const after = kept.map((each) => ({
          ...each,
          refunded: each.refunded + (shares.find(({ paymentId }) => paymentId === each.id)?.amount ?? 0),
        }))
        expect(on(after)).toBeGreaterThanOrEqual(on(kept) - back)
        // The refundable amount is rounded to whole francs by itself.
        expect(on(after)).toBeLessThanOrEqual(
          on(kept) - back + kept.reduce((sum, { xaf, amount }) => sum + Math.ceil(xaf / amount), 0),
        )
      }),
      { seed },
    )
  })
})

describe('a payment without news from its provider', () => {
  test('is asked about each minute, then at growing intervals', () => {
    expect(askAgainAt({ closesAt: 10 * minute, isProcessing: false }, 0)).toBe(minute)
    expect(askAgainAt({ closesAt: 0, isProcessing: false }, hour)).toBe(1.5 * hour)
    expect(askAgainAt({ closesAt: 0, isProcessing: false }, 20 * hour)).toBe(26 * hour)
  })
  test('is given up a day after its end, but never while a bank works on it', () => {
    expect(askAgainAt({ closesAt: 0, isProcessing: false }, 25 * hour)).toBeNull()
    expect(askAgainAt({ closesAt: 0, isProcessing: true }, 100 * hour)).toBe(106 * hour)
  })

  test('that is settled is looked at after six hours, then less and less often, for half a year', () => {
    expect(lookAgainAt(0, 0)).toBe(6 * hour)
    expect(lookAgainAt(0, 48 * hour)).toBe(60 * hour)
    expect(lookAgainAt(0, 100 * day)).toBe(107 * day)
    expect(lookAgainAt(0, 181 * day)).toBeNull()
  })
})
