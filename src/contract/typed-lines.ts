// What people type or paste on one line. Apart from the other fields: the home page begins without it.

import * as v from 'valibot'
import { emailPattern, longestEmail, writtenEmail } from '#domain/people/email.ts'
import { typedLine } from '#domain/text/pasted.ts'
import { code } from './fields.ts'

export const Email = v.pipe(
  v.string(code('required')),
  v.transform(writtenEmail),
  v.minLength(1, code('required')),
  v.maxLength(longestEmail, code('too-long')),
  v.regex(emailPattern, code('invalid-email')),
)

/** What a list is searched for. NUL, which no text of the database can hold, parts words. */
export const Sought = v.pipe(v.string(), v.transform(typedLine), v.maxLength(100, code('too-long')))
