// Apple sends a person's name once, in the form beside the code. It is not signed: good for a greeting, not for more.

import * as v from 'valibot'
import { FullName } from '#contract/text.ts'

const AppleForm = v.object({
  user: v.pipe(
    v.string(),
    v.maxLength(2000),
    v.parseJson(),
    v.object({
      name: v.object({ firstName: v.optional(v.string(), ''), lastName: v.optional(v.string(), '') }),
    }),
    v.transform(({ name }) => `${name.firstName} ${name.lastName}`),
    FullName,
  ),
})

/** Null when there is none, or none that could be written on a booking. */
export function nameInForm(form: unknown): string | null {
  const parsed = v.safeParse(AppleForm, form)
  return parsed.success ? parsed.output.user : null
}
