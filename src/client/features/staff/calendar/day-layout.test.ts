import { expect, test } from 'vitest'
import { instantOf } from '#domain/rental/period.ts'
import { barOf, cellOf, cellsOf, daysFrom, lastingUntil, proposedPeriod, stillFree } from './day-layout.ts'

const at = (wall: string) => instantOf(wall) ?? Number.NaN
const entry = (from: string, to: string) => ({
  from: new Date(at(from)).toISOString(),
  to: new Date(at(to)).toISOString(),
})

test('the days follow each other over the end of a month', () => {
  expect(daysFrom('2027-02-27', 3)).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
})

test('a day begins at midnight in Douala, an hour before it begins in UTC', () => {
  const late = { from: '2027-03-01T23:00:00.000Z', to: '2027-03-01T23:30:00.000Z' }
  expect(cellOf([late], '2027-03-01').entries).toEqual([])
  expect(cellOf([late], '2027-03-02').entries).toEqual([late])
})

test('what ends at midnight leaves the next day whole', () => {
  const until = entry('2027-03-01T10:00', '2027-03-02T00:00')
  const [first, second] = cellsOf([until], '2027-03-01', 2)
  expect(first!.free).toEqual([{ from: at('2027-03-01T00:00'), to: at('2027-03-01T10:00') }])
  expect(second!.entries).toEqual([])
  expect(second!.free).toEqual([{ from: at('2027-03-02T00:00'), to: at('2027-03-03T00:00') }])
})

test('back to back entries leave no free time between them', () => {
  const cell = cellOf(
    [entry('2027-02-27T10:00', '2027-03-01T10:00'), entry('2027-03-01T10:00', '2027-03-03T09:00')],
    '2027-03-01',
  )
  expect(cell.entries).toHaveLength(2)
  expect(cell.free).toEqual([])
})

test('a bar lies at its share of the shown days, and is cut where they end', () => {
  expect(barOf(entry('2027-03-02T12:00', '2027-03-03T00:00'), '2027-03-01', 4)).toEqual({
    start: 1.5 / 4,
    width: 0.5 / 4,
  })
  expect(barOf(entry('2027-02-20T12:00', '2027-03-02T00:00'), '2027-03-01', 4)).toEqual({
    start: 0,
    width: 0.25,
  })
  expect(barOf(entry('2027-02-20T12:00', '2027-03-01T00:00'), '2027-03-01', 4)).toBeNull()
  expect(barOf(entry('2027-03-05T00:00', '2027-03-06T00:00'), '2027-03-01', 4)).toBeNull()
})

test('what is over is not offered; today begins at the next half hour', () => {
  const today = { from: at('2027-03-01T00:00'), to: at('2027-03-02T00:00') }
  expect(stillFree(today, at('2027-03-01T09:10'))).toEqual({ from: at('2027-03-01T09:30'), to: today.to })
  expect(stillFree(today, at('2027-03-01T23:45'))).toBeNull()
  expect(stillFree(today, at('2027-02-28T09:10'))).toEqual(today)
})

test('a whole free day is proposed from eight to eighteen, a gap as it is', () => {
  expect(proposedPeriod({ from: at('2027-03-01T00:00'), to: at('2027-03-02T00:00') })).toEqual({
    from: '2027-03-01T08:00',
    to: '2027-03-01T18:00',
  })
  expect(proposedPeriod({ from: at('2027-03-01T10:00'), to: at('2027-03-02T00:00') })).toEqual({
    from: '2027-03-01T10:00',
    to: '2027-03-02T00:00',
  })
})

test('a car that is late is out until now, beside what follows it', () => {
  const late = { ...entry('2027-02-27T10:00', '2027-03-01T10:00'), isLate: true }
  const next = entry('2027-03-01T11:00', '2027-03-01T12:00')
  const [out, after] = lastingUntil(at('2027-03-02T09:00'), [late, next])
  expect(out).toEqual({ ...late, to: new Date(at('2027-03-02T09:00')).toISOString() })
  expect(after).toBe(next)
  expect(cellOf([out!, after!], '2027-03-01').free).toEqual([])
  expect(cellOf([out!, after!], '2027-03-02').free).toEqual([
    { from: at('2027-03-02T09:00'), to: at('2027-03-03T00:00') },
  ])
})
