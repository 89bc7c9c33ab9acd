// What answers are held against: it must refuse what the schema of the contract lets through.

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { optionalKeys, strict } from '#tests/support/strict-schema.ts'

const Inner = v.object({ name: v.string(), note: v.nullable(v.string()) })
const Answer = v.object({
  rows: v.array(Inner),
  either: v.union([v.literal('none'), Inner]),
  kinds: v.variant('kind', [
    v.object({ kind: v.literal('a'), size: v.pipe(v.number(), v.minValue(1)) }),
    v.object({ kind: v.literal('b') }),
  ]),
  piped: v.pipe(
    Inner,
    v.check(() => true),
  ),
  more: v.optional(v.nullable(Inner)),
})

const inner = { name: 'x', note: null }
const right = { rows: [inner], either: 'none', kinds: { kind: 'b' }, piped: inner, more: inner }
const passes = (answer: object) =>
  v.safeParse(
    strict(Answer, () => undefined),
    answer,
  ).success

test('what is as the schema says passes', () => {
  expect([passes(right), passes({ ...right, more: undefined })]).toEqual([true, true])
})

test.each<[string, object]>([
  ['in an object', { ...right, extra: 1 }],
  ['in an array', { ...right, rows: [{ ...inner, extra: 1 }] }],
  ['in a union', { ...right, either: { ...inner, extra: 1 } }],
  ['in a variant', { ...right, kinds: { kind: 'b', size: 1 } }],
  ['behind a pipe', { ...right, piped: { ...inner, extra: 1 } }],
  ['in what is optional', { ...right, more: { ...inner, extra: 1 } }],
])('an undeclared key %s is refused', (_, answer) => {
  expect(v.safeParse(Answer, answer).success).toBe(true)
  expect(passes(answer)).toBe(false)
})

test.each<[string, object]>([
  ['a missing key', { ...right, rows: [{ note: null }] }],
  ['null that is not there', { ...right, rows: [{ name: 'x' }] }],
  ['a check of a pipe', { ...right, kinds: { kind: 'a', size: 0 } }],
])('%s is refused', (_, answer) => {
  expect(passes(answer)).toBe(false)
})

test('a schema that would hide what is sent is none for an answer', () => {
  const hiding = v.object({ always: v.fallback(v.number(), 0) })
  expect(() => strict(hiding, () => undefined)).toThrow('a fallback at .always')
  expect(() => strict(v.date(), () => undefined)).toThrow('no strict variant of date')
})

test('it is heard which keys that may be absent or null had a value', () => {
  const seen = new Set<string>()
  v.parse(
    strict(Answer, (path) => seen.add(path)),
    { ...right, rows: [{ name: 'x', note: 'y' }] },
  )
  expect(optionalKeys(Answer)).toEqual([
    '.rows.[].note',
    '.either.note',
    '.piped.note',
    '.more',
    '.more.note',
  ])
  expect([...seen]).toEqual(['.rows.[].note', '.more'])
  seen.clear()
  v.parse(
    strict(Answer, (path) => seen.add(path)),
    { ...right, more: null },
  )
  expect([...seen]).toEqual([])
})
