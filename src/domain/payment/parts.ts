// A sum that is paid in several payments: how large each is (rule 4).

/** What a provider takes of one payment, in whole XAF. */
export type PartLimits = { min: number; max: number }

/** Cards take any sum at once. */
export const noLimits: PartLimits = { min: 1, max: Number.POSITIVE_INFINITY }

/**
 * The parts of a sum in whole XAF, each within the limits and as few as possible, the largest first, so that the first one
 * reaches as much as it can. None for nothing. Null for a sum that these limits cannot take.
 */
export function partsOf(sum: number, { min, max }: PartLimits): number[] | null {
  if (sum <= 0) return []
  const count = Math.max(1, Math.ceil(sum / max))
  if (sum < count * min) return null
  let left = sum
  return Array.from({ length: count }, (_, index) => {
    // What is left must be enough for the parts that follow.
    const part = Math.min(max, left - (count - 1 - index) * min)
    left -= part
    return part
  })
}

/** What the next payment asks for, in whole XAF; null when the limits cannot take the sum. */
export function nextPart(sum: number, limits: PartLimits): number | null {
  return partsOf(sum, limits)?.[0] ?? null
}

/** Which part of a sum a payment is, and of how many; `paid` is how many of them have their money. */
export function countParts(
  { paid, rest }: { paid: number; rest: number },
  limits: PartLimits,
): { number: number; of: number } {
  return { number: paid + 1, of: paid + Math.max(1, partsOf(rest, limits)?.length ?? 1) }
}
