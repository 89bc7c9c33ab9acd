import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositKinds, heldOf, mayReverse, mostOf, type DepositLine, type DepositTerms } from './ledger.ts'

const out: DepositTerms = { status: 'paid', deposit: 200_000, isHandedOver: true, isReturned: false }
const line = (kind: DepositLine['kind'], amount: number, id: string = kind): DepositLine => ({
  id,
  kind,
  amount,
  reverses: null,
})

test('what is held is what was taken, less what went back and what was kept', () => {
  const lines = [line('taken', 200_000), line('returned', 150_000), line('retained', 30_000)]
  expect(heldOf(lines)).toBe(20_000)
})

test('a line that takes another one back undoes it', () => {
  const wrong = line('taken', 200_000)
  expect(heldOf([wrong, { ...wrong, id: 'back', reverses: wrong.id }])).toBe(0)
  const kept = [wrong, line('retained', 50_000)]
  expect(heldOf([...kept, { id: 'back', kind: 'retained', amount: 50_000, reverses: 'retained' }])).toBe(
    200_000,
  )
})

test.each([
  ['it is taken up to what was agreed', 'taken', {}, [line('taken', 150_000)], 50_000],
  ['nothing more is taken once all of it is held', 'taken', {}, [line('taken', 200_000)], 0],
  ['nothing is taken where more is held than is agreed by now', 'taken', {}, [line('taken', 240_000)], 0],
  ['nothing is taken once the car is back', 'taken', { isReturned: true }, [], 0],
  ['nothing is taken of a cancelled booking', 'taken', { status: 'cancelled' }, [], 0],
  ['nothing is taken of a hold', 'taken', { status: 'void' }, [], 0],
  [
    'what is held goes back, cancelled or not',
    'returned',
    { status: 'cancelled', isHandedOver: false },
    [line('taken', 90_000)],
    90_000,
  ],
  ['nothing goes back that is not held', 'returned', {}, [], 0],
  ['it is kept once the keys were out', 'retained', { isReturned: true }, [line('taken', 80_000)], 80_000],
  ['before that nothing is kept', 'retained', { isHandedOver: false }, [line('taken', 80_000)], 0],
] as const)('%s', (_, kind, terms, lines, most) => {
  expect(mostOf(kind, { ...out, ...terms }, lines)).toBe(most)
})

test('a line is taken back once, never a line that takes back, and never where more was given back since', () => {
  const taken = line('taken', 100_000)
  expect(mayReverse('taken', [taken])).toBe(true)
  const back: DepositLine = { ...taken, id: 'back', reverses: 'taken' }
  expect(mayReverse('taken', [taken, back])).toBe(false)
  expect(mayReverse('back', [taken, back])).toBe(false)
  expect(mayReverse('taken', [taken, line('returned', 1)])).toBe(false)
  expect(mayReverse('returned', [taken, line('returned', 1)])).toBe(true)
  expect(mayReverse('nobody', [taken])).toBe(false)
  // Also where another line holds enough for a second time.
  expect(mayReverse('taken', [taken, back, line('taken', 100_000, 'more')])).toBe(false)
})

/** What somebody tries: a kind with a share of what is possible, or to take back one of the lines before. */
const tries = fc.array(
  fc.record({ kind: fc.constantFrom(...depositKinds), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  { maxLength: 30 },
)

test('whatever is recorded within these bounds, and taken back, what is held is never below zero and what the lines add up to', () => {
  fc.assert(
    fc.property(tries, fc.array(fc.nat(29)), (asked, reversed) => {
      const lines: DepositLine[] = []
      for (const [at, { kind, share }] of asked.entries()) {
        const amount = Math.ceil(mostOf(kind, out, lines) * share)
        if (amount > 0) lines.push({ id: `line-${at}`, kind, amount, reverses: null })
        const wrong = lines[reversed[at] ?? -1]
        if (wrong && mayReverse(wrong.id, lines))
          lines.push({ ...wrong, id: `back-${at}`, reverses: wrong.id })
        expect(heldOf(lines)).toBeGreaterThanOrEqual(0)
      }
      const inflow = (kind: string) =>
        lines
          .filter((each) => each.kind === kind)
          .reduce((sum, each) => sum + (each.reverses === null ? each.amount : -each.amount), 0)
      expect(heldOf(lines)).toBe(inflow('taken') - inflow('returned') - inflow('retained'))
    }),
  )
})
