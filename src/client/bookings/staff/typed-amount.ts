/** Whole XAF from what somebody typed, with any grouping (`46 200`, `46,200`, `46.200`); null when it is no amount. */
export function readAmount(text: string): number | null {
  const trimmed = text.trim()
  if (!/^\d{1,3}(?:[\s.,' ]?\d{3})*$/.test(trimmed) && !/^\d+$/.test(trimmed)) return null
  const amount = Number(trimmed.replace(/\D/g, ''))
  return Number.isSafeInteger(amount) ? amount : null
}
