import * as v from 'valibot'

/** Who did it: staff of the own supplier or an admin, its driver, or the clock and the providers. */
export const Doer = v.object({
  kind: v.picklist(['staff', 'admin', 'driver', 'system']),
  fullName: v.nullable(v.string()),
})
