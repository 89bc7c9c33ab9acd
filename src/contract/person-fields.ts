// Fields about a person. Apart from the others: the home page has none of them.

import * as v from 'valibot'
import { birthDayOf } from '#domain/people/age.ts'
import { internationalPhone, isPhone } from '#domain/people/phone.ts'
import { code, Day } from './fields.ts'

/** A day, or the instant of a client whose form holds one: then the day in Africa/Douala. */
export const BirthDate = v.pipe(
  v.string(),
  v.transform(birthDayOf),
  Day,
  v.metadata({
    description: 'A day, or an instant whose day in Africa/Douala is meant',
    examples: ['1990-05-17'],
  }),
)

/** International form, `+237671234567`; nine digits alone are a number of Cameroon, which has nine after its code. */
export const Phone = v.pipe(
  v.string(code('required')),
  v.transform(internationalPhone),
  v.minLength(1, code('required')),
  v.check(isPhone, code('invalid-phone')),
)

/** As the link of a mail carries it. Any text may be tried; one of another shape simply opens nothing. */
export const LinkToken = v.pipe(
  v.string(code('invalid-input')),
  v.minLength(1, code('required')),
  v.maxLength(256, code('too-long')),
)
