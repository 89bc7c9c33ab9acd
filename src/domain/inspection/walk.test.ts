import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fuelTypes } from '../car/car.ts'
import { checklistItems, defaultRequiredPictures, pictureSlots } from './inspection.ts'
import { levelUnitOf } from './level.ts'
import {
  keySteps,
  missingBeforeKeys,
  missingBeforeReturn,
  missingCodes,
  missingSlots,
  type KeyState,
  type Walk,
  type WalkRules,
} from './walk.ts'

const signed = { path: 'M0 0L9 9', refusal: null }
const rules: WalkRules = {
  requiredPictures: defaultRequiredPictures,
  checklist: checklistItems,
  fuel: 'gasoline',
  lastKilometres: 48_000,
}
const walk: Walk = {
  pictures: pictureSlots.map((slot) => ({ slot, hash: `of ${slot}` })),
  kilometres: 48_000,
  kilometresReason: null,
  level: { unit: 'eighths', value: 8 },
  isClean: true,
  checklist: checklistItems.map((item) => ({ item, isThere: item !== 'jack' })),
  signatures: { driver: signed, desk: signed },
}
const nothing: Walk = {
  pictures: [],
  kilometres: null,
  kilometresReason: null,
  level: null,
  isClean: null,
  checklist: [],
  signatures: { driver: null, desk: null },
}
const seen: KeyState = { due: 0, isLicenceSeen: true, isIdentitySeen: true, depositLeft: 0, setAside: {} }
const unseen: KeyState = {
  due: 1,
  isLicenceSeen: false,
  isIdentitySeen: false,
  depositLeft: 1,
  setAside: {},
}

test('a walk that nobody began lacks everything, in its order; what went backwards is asked only of a reading', () => {
  const all = missingCodes.filter((code) => code !== 'kilometresReason')
  expect(missingBeforeKeys(unseen, nothing, rules)).toEqual(all)
  expect(missingBeforeReturn(nothing, rules)).toEqual(all.slice(keySteps.length))
})

test('a finished walk lacks nothing, also where an item of the checklist is not there', () => {
  expect(missingBeforeKeys(seen, walk, rules)).toEqual([])
  expect(missingBeforeReturn(walk, rules)).toEqual([])
})

test.each(keySteps)('%s is set aside with a reason, and with no less', (step) => {
  const others = keySteps.filter((other) => other !== step)
  const setAside = (reason: string) =>
    missingBeforeKeys({ ...unseen, setAside: { [step]: reason } }, walk, rules)
  expect(setAside('The owner knows him')).toEqual(others)
  expect(setAside('  ')).toEqual([...keySteps])
})

describe('each step of its own', () => {
  test.each([
    ['a required side has no picture', { pictures: walk.pictures.slice(1) }, 'pictures'],
    ['half a kilometre is no reading', { kilometres: 48_000.5 }, 'kilometres'],
    ['below zero is no reading', { kilometres: -1 }, 'kilometres'],
    ['fewer kilometres than before have no reason', { kilometres: 47_999 }, 'kilometresReason'],
    ['blanks are no reason', { kilometres: 47_999, kilometresReason: ' ' }, 'kilometresReason'],
    ['a tank has eighths', { level: { unit: 'percent', value: 50 } }, 'level'],
    ['a tank has eight of them', { level: { unit: 'eighths', value: 9 } }, 'level'],
    ['nobody said whether it is clean', { isClean: null }, 'clean'],
    ['an item was not looked for', { checklist: walk.checklist.slice(1) }, 'checklist'],
    [
      'an empty path is no signature',
      { signatures: { driver: { path: '', refusal: null }, desk: signed } },
      'driverSignature',
    ],
    [
      'who does not sign says why',
      { signatures: { driver: signed, desk: { path: null, refusal: '' } } },
      'deskSignature',
    ],
  ] as const)('%s', (_, change, code) => {
    expect(missingBeforeReturn({ ...walk, ...change }, rules)).toEqual([code])
  })

  test.each([
    ['kilometres run backwards with a reason', { kilometres: 0, kilometresReason: 'New dashboard' }, {}],
    ['the first record of a car has nothing to compare', { kilometres: 0 }, { lastKilometres: null }],
    ['a car without fuel has per cent', { level: { unit: 'percent', value: 100 } }, { fuel: 'electric' }],
    [
      'nothing is asked for where a supplier wants none',
      { pictures: [], checklist: [] },
      { requiredPictures: 0, checklist: [] },
    ],
    ['an item of the supplier', { checklist: [{ item: 'Cric', isThere: false }] }, { checklist: ['Cric'] }],
    [
      'who does not sign',
      { signatures: { driver: { path: null, refusal: 'In a hurry' }, desk: signed } },
      {},
    ],
  ] as const)('%s', (_, change, otherRules) => {
    expect(missingBeforeReturn({ ...walk, ...change }, { ...rules, ...otherRules })).toEqual([])
  })
})

test('details and a side taken twice stand for no other side', () => {
  const front = { slot: 'front', hash: 'one' } as const
  const pictures = [front, { ...front, hash: 'two' }, { slot: null, hash: 'three' }]
  expect(missingSlots(pictures, 4)).toEqual(['right', 'rear', 'left'])
  expect(missingSlots(pictures, 0)).toEqual([])
})

/** A finished walk under any rules, of which some steps were not done. */
const anyRules: fc.Arbitrary<WalkRules> = fc.record({
  requiredPictures: fc.integer({ min: 0, max: 6 }),
  checklist: fc.uniqueArray(fc.constantFrom(...checklistItems, 'Cric'), { minLength: 1 }),
  fuel: fc.constantFrom(...fuelTypes),
  lastKilometres: fc.option(fc.nat(500_000)),
})

test('whatever is left out, exactly that is missing, in the order of the walk', () => {
  fc.assert(
    fc.property(anyRules, fc.subarray([...missingCodes]), (someRules, leftOut) => {
      const last = someRules.lastKilometres
      const isBackwards = leftOut.includes('kilometresReason') && (last ?? 0) > 0
      const lacks = (code: (typeof missingCodes)[number]) => leftOut.includes(code)
      const done: Walk = {
        pictures: lacks('pictures') ? [] : walk.pictures,
        kilometres: lacks('kilometres') ? null : isBackwards ? 0 : (last ?? 0),
        kilometresReason: null,
        level: lacks('level') ? null : { unit: levelUnitOf(someRules.fuel), value: 8 },
        isClean: lacks('clean') ? null : false,
        checklist: lacks('checklist') ? [] : someRules.checklist.map((item) => ({ item, isThere: true })),
        signatures: {
          driver: lacks('driverSignature') ? null : signed,
          desk: lacks('deskSignature') ? null : signed,
        },
      }
      const keys: KeyState = {
        due: lacks('money') ? 1 : 0,
        isLicenceSeen: !lacks('licence'),
        isIdentitySeen: !lacks('identity'),
        depositLeft: lacks('deposit') ? 1 : 0,
        setAside: {},
      }
      const expected = missingCodes.filter((code) => {
        if (code === 'pictures') return lacks(code) && someRules.requiredPictures > 0
        if (code === 'kilometresReason') return isBackwards && !lacks('kilometres')
        return lacks(code)
      })
      expect(missingBeforeKeys(keys, done, someRules)).toEqual(expected)
      expect(missingBeforeReturn(done, someRules)).toEqual(
        expected.filter((code) => !keySteps.some((step) => step === code)),
      )
    }),
  )
})
