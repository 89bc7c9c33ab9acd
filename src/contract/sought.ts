import * as v from 'valibot'
import { typedLine } from '#domain/text/pasted.ts'
import { code } from './fields.ts'

/** What a list is searched for. NUL, which no text of the database can hold, parts words. */
export const Sought = v.pipe(v.string(), v.transform(typedLine), v.maxLength(100, code('too-long')))
