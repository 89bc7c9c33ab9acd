// Free text that a person types. NUL and half a character cannot be stored; direction overrides and control characters
// make text lie; a card number must not come into our hands at all.

import * as v from 'valibot'
import { holdsCardNumber } from '#domain/payment/card-in-text.ts'
import { isName, joinedName, withoutUnseen } from '#domain/text/pasted.ts'
import { code } from './fields.ts'

const unwanted = /[\p{Cc}\u202B\u202D\u202E\u2067]/u

const isClean = (value: string) => value.isWellFormed() && !unwanted.test(value)

const holdsNoCard = v.check((value: string) => !holdsCardNumber(value), code('card-number-in-text'))

/** One line of at most `longest` characters; it may be empty. */
export const line = (longest: number) =>
  v.pipe(
    v.string(code('required')),
    v.transform(withoutUnseen),
    v.trim(),
    v.maxLength(longest, code('too-long')),
    v.check(isClean, code('invalid-input')),
    holdsNoCard,
  )

/** What somebody or something is called, on one line of at most `longest` characters: two cells of a spreadsheet are joined. */
export const name = (longest: number) =>
  v.pipe(
    v.string(code('required')),
    v.transform(joinedName),
    v.maxLength(longest, code('too-long')),
    v.check(isClean, code('invalid-input')),
    v.check(isName, code('required')),
    holdsNoCard,
  )

/** Several lines, at most `longest` characters; every line end becomes one line feed, tabs stay. */
export const paragraphs = (longest: number) =>
  v.pipe(
    v.string(code('required')),
    v.transform((value) => withoutUnseen(value).replace(/\r\n?/g, '\n').trim()),
    v.maxLength(longest, code('too-long')),
    v.check((value) => isClean(value.replace(/[\n\t]/g, '')), code('invalid-input')),
    holdsNoCard,
  )

/** For optional details: nothing typed, or null, is null. */
export const emptyIsNull = <const S extends v.GenericSchema<string, string>>(schema: S) =>
  v.pipe(
    v.union([v.null(), v.literal(''), schema]),
    v.transform((value) => value || null),
  )

export const FullName = name(120)

/** Existing clients of this API call the full name `name`: either is taken, and `fullName` counts where both are sent. */
export const eitherName = { fullName: v.optional(FullName), name: v.optional(FullName) }
type EitherName = { fullName?: string | undefined; name?: string | undefined }

export const hasName = ({ fullName, name }: EitherName) => (fullName ?? name) !== undefined

export function withFullName<T extends EitherName>({
  name,
  fullName = name,
  ...others
}: T): Omit<T, 'name' | 'fullName'> & { fullName: string } {
  return { ...others, fullName: fullName! }
}

/** What a driver or staff say beside an act: a reason, a note, an answer. */
export const Remark = paragraphs(1000)
