// The small schemas that several resources share.

import * as v from 'valibot'
import { instantOf } from '#domain/rental/period.ts'
import { currencies } from '#domain/money/currencies.ts'
import { languages } from '#domain/language.ts'
import type { Failure } from '#domain/failure.ts'

/** A failure code as a schema's message: the field's error travels as a code, never as a sentence. */
export const code = (failure: Failure): Failure => failure

export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/, code('invalid-input')))

/** `2026-08-21T09:00` in Africa/Douala. */
export const WallTime = v.pipe(
  v.string(),
  v.check((value) => instantOf(value) !== null, code('invalid-date')),
  v.metadata({ description: 'Wall-clock time in Africa/Douala', examples: ['2027-03-01T10:00'] }),
)

/** `2026-08-21`. */
export const Day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, code('invalid-date')),
  v.check((value) => instantOf(`${value}T00:00`) !== null, code('invalid-date')),
)

/** An instant on the wire, ISO 8601 in UTC. */
export const Timestamp = v.pipe(v.string(), v.isoTimestamp())

/** Whole XAF. */
export const Amount = v.pipe(v.number(), v.integer())

export const Language = v.picklist(languages)
export const Currency = v.picklist(currencies)

export const TranslatedText = v.object({ en: v.string(), fr: v.string(), es: v.string() })

/** A list in an address: `a,b,c`. The parsed list is accepted too, so that a link can be written from one. */
export function list<const T extends string>(options: readonly T[]) {
  return v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((value) =>
      typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value,
    ),
    v.array(v.picklist(options, code('invalid-input'))),
    v.maxLength(50),
    v.metadata({ description: `Comma-separated list of ${options.join(', ')}` }),
  )
}

export const IdList = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) =>
    typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value,
  ),
  v.array(Id),
  v.maxLength(50),
  v.metadata({ description: 'Comma-separated list of identifiers' }),
)

/** One of a few numbers, written as text in an address. */
export function oneOf<const T extends number>(options: readonly T[]) {
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.picklist(options, code('invalid-input')),
    v.metadata({ description: `One of ${options.join(', ')}` }),
  )
}

/** Counted from 1. Limited to 1000, so that crawlers do not go deeper. */
export const Page = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(code('invalid-input')),
  v.minValue(1, code('invalid-input')),
  v.maxValue(1000, code('invalid-input')),
  v.metadata({ description: 'Page number from 1 to 1000' }),
)
