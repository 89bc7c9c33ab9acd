// The cars that are compared, as they are in the address.

import type { SearchParams } from '../search-params.ts'

export const mostCompared = 3
/** A single car is not compared. */
export const fewestCompared = 2

export function isComparing({ cmp, vs, car }: SearchParams): boolean {
  return vs !== undefined && car === undefined && (cmp?.length ?? 0) >= fewestCompared
}

/** Chooses a car or takes it away; a fourth is not taken. What is left too small to compare is closed. */
export function withToggled(params: SearchParams, id: string): SearchParams {
  const chosen = params.cmp ?? []
  if (!chosen.includes(id)) return chosen.length < mostCompared ? { ...params, cmp: [...chosen, id] } : params
  const cmp = chosen.filter((other) => other !== id)
  return {
    ...params,
    cmp: cmp.length === 0 ? undefined : cmp,
    vs: cmp.length < fewestCompared ? undefined : params.vs,
  }
}
