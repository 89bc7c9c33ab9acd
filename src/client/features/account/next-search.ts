import * as v from 'valibot'

/** Screens about getting in hand on to each other where the person wanted to be. */
export const NextSearch = v.object({ next: v.fallback(v.optional(v.string()), undefined) })
