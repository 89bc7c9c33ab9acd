import { expect, test } from 'vitest'
import { hour, instantOf } from '../rental/period.ts'
import { deskDay, deskListsOf, type DeskBooking } from './desk-day.ts'

const now = instantOf('2027-03-10T12:00')!
const at = (time: string) => instantOf(time)!
const booking = (from: string, to: string, rest: Partial<DeskBooking> = {}): DeskBooking => ({
  status: 'reserved',
  period: { from: at(from), to: at(to) },
  handedOver: false,
  returned: false,
  isAsked: false,
  due: 0,
  ...rest,
})

test('the day is that of Douala, half open', () => {
  expect(deskDay(at('2027-03-10T00:00'))).toEqual(deskDay(at('2027-03-10T23:59')))
  expect(deskDay(now)).toEqual({ from: at('2027-03-10T00:00'), to: at('2027-03-11T00:00') })
  expect(deskDay(at('2027-03-11T00:00')).from).toBe(at('2027-03-11T00:00'))
})

const tonight = ['2027-03-10T18:00', '2027-03-12T10:00'] as const
const back = ['2027-03-08T10:00', '2027-03-10T18:00'] as const
const overdue = ['2027-03-08T10:00', '2027-03-10T11:00'] as const
const cases: [what: string, DeskBooking, lists: string[]][] = [
  ['goes out tonight', booking(...tonight), ['goingOut']],
  ['with money due', booking(...tonight, { due: 1 }), ['goingOut', 'moneyDue']],
  ['handed over already', booking(...tonight, { handedOver: true }), []],
  ['comes back tonight', booking(...back, { handedOver: true }), ['comingBack']],
  ['is back', booking(...back, { handedOver: true, returned: true }), []],
  ['overdue', booking(...overdue, { handedOver: true }), ['comingBack', 'late']],
  ['not come this morning', booking('2027-03-10T10:00', '2027-03-12T10:00'), ['goingOut', 'late']],
  ['not come the day before yesterday', booking('2027-03-08T10:00', '2027-03-12T10:00'), []],
  ['new', booking('2027-03-20T10:00', '2027-03-22T10:00', { status: 'pending' }), ['toAnswer']],
  ['asked', booking('2027-03-20T10:00', '2027-03-22T10:00', { isAsked: true }), ['toAnswer']],
  ['cancelled', booking(...tonight, { status: 'cancelled', isAsked: true, due: 1 }), []],
  ['a hold', booking(...tonight, { status: 'void', due: 1 }), []],
]

test.each(cases)('a booking that is %s', (_, one, lists) => {
  expect(deskListsOf(one, now)).toEqual(lists)
})

test('who is an hour late is late, and after a day the list lets go', () => {
  const one = booking('2027-03-10T11:00', '2027-03-20T10:00')
  expect(deskListsOf(one, now)).toContain('late')
  expect(deskListsOf(one, now + 24 * hour)).not.toContain('late')
})
