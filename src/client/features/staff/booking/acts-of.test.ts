import { expect, test } from 'vitest'
import { hour, minute } from '#domain/rental/period.ts'
import { actsOf } from './acts-of.ts'

const from = Date.parse('2026-11-23T10:00:00Z')
const booking: Parameters<typeof actsOf>[0] = {
  status: 'pending',
  from: '2026-11-23T10:00:00Z',
  to: '2026-11-25T10:00:00Z',
  handedOverAt: null,
  returnedAt: null,
  cancelRequested: false,
  change: null,
  dueAtCounter: 90_000,
  paid: 0,
  rights: ['see-bookings', 'serve-bookings'],
}

test('a new booking is confirmed first, and nobody is late before the pick-up', () => {
  expect(actsOf(booking, from - 30 * hour)).toEqual([
    'confirm',
    'pay',
    'link',
    'amend',
    'swap',
    'note',
    'cancel',
  ])
})

test('what the driver asks for is answered before staff change the booking themselves', () => {
  const change = { from: booking.from, to: booking.to, days: 3, extras: [], total: 1, difference: 0 }
  const asked = { ...booking, change: { ...change, note: null, requestedAt: booking.from } }
  expect(actsOf(asked, from - 30 * hour)).not.toContain('amend')
  expect(actsOf({ ...booking, cancelRequested: true }, from - 30 * hour)).not.toContain('amend')
})

test('from the pick-up on the driver may have not come; once the car is out, nothing is cancelled', () => {
  const reserved = { ...booking, status: 'reserved' } as const
  expect(actsOf(reserved, from + hour)).toEqual(['hand-over', 'pay', 'swap', 'note', 'no-show', 'cancel'])
  const out = { ...reserved, handedOverAt: booking.from, dueAtCounter: 0 }
  expect(actsOf(out, from + hour)).toEqual(['extend', 'swap', 'note', 'take-back'])
  expect(actsOf({ ...out, returnedAt: booking.from }, from + hour)).toEqual(['note'])
})

test('a car that is out gets a later end, also late, unless the driver waits for an answer to the same', () => {
  const out = { ...booking, status: 'paid', handedOverAt: booking.from, dueAtCounter: 0 } as const
  expect(actsOf(out, Date.parse(out.to) + hour)).toContain('extend')
  const change = { from: booking.from, to: booking.to, days: 3, extras: [], total: 1, difference: 0 }
  const asked = { ...out, change: { ...change, note: null, requestedAt: booking.from } }
  expect(actsOf(asked, from + hour)).not.toContain('extend')
  expect(actsOf({ ...out, returnedAt: booking.to }, from + hour)).not.toContain('extend')
  expect(actsOf({ ...out, handedOverAt: null }, from - hour)).not.toContain('extend')
})

test('what is cancelled can be noted on, and money be handed back', () => {
  expect(actsOf({ ...booking, status: 'cancelled', backAtCounter: 5000 }, from)).toEqual([
    'hand-back',
    'note',
  ])
})

test('who may change prices takes money off, unless the driver waits for an answer', () => {
  const owned = { ...booking, rights: ['serve-bookings', 'change-prices'] } as const
  expect(actsOf({ ...owned, rights: [...owned.rights] }, from)).toContain('discount')
  expect(actsOf({ ...owned, rights: [...owned.rights], cancelRequested: true }, from)).not.toContain(
    'discount',
  )
})

test('hand-over and return are undone for ten minutes, and never stand where the other did', () => {
  const reserved = { ...booking, status: 'reserved' } as const
  const out = { ...reserved, handedOverAt: booking.from }
  expect(actsOf(reserved, from)[0]).toBe('hand-over')
  expect(actsOf(out, from + 10 * minute)).toEqual([
    'pay',
    'extend',
    'swap',
    'note',
    'take-back',
    'undo-hand-over',
  ])
  expect(actsOf(out, from + 10 * minute + 1)).not.toContain('undo-hand-over')
  const back = { ...out, returnedAt: booking.to }
  expect(actsOf(back, Date.parse(booking.to))).toContain('undo-take-back')
  expect(actsOf(back, Date.parse(booking.to) + 11 * minute)).not.toContain('undo-take-back')
  // What a colleague noted is not offered to be undone.
  expect(actsOf({ ...out, mayUndo: false }, from + minute)).not.toContain('undo-hand-over')
  expect(actsOf({ ...back, mayUndo: false }, Date.parse(booking.to))).not.toContain('undo-take-back')
})

test('what a cancelled booking has kept is given back by who may, and by nobody while nothing is kept', () => {
  const kept = { ...booking, status: 'cancelled' as const, paid: 135_000 }
  const rights = ['serve-bookings' as const, 'give-money-back' as const]
  expect(actsOf({ ...kept, rights }, from)).toContain('give-back')
  expect(actsOf(kept, from)).not.toContain('give-back')
  expect(actsOf({ ...kept, rights, goingBack: 100_000, backAtCounter: 35_000 }, from)).not.toContain(
    'give-back',
  )
  expect(actsOf({ ...kept, rights, status: 'paid' }, from)).not.toContain('give-back')
})
