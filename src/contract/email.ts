// An email address as people type or paste it. Apart from the other fields: the home page begins without it.

import * as v from 'valibot'
import { emailPattern, longestEmail, writtenEmail } from '#domain/people/email.ts'
import { code } from './fields.ts'

export const Email = v.pipe(
  v.string(code('required')),
  v.transform(writtenEmail),
  v.minLength(1, code('required')),
  v.maxLength(longestEmail, code('too-long')),
  v.regex(emailPattern, code('invalid-email')),
)
