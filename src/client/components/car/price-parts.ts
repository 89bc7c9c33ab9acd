/**
 * Amounts in another currency that still add up to the converted total: what rounding to cents leaves over
 * goes to the largest part. `digits` is 0 for francs, 2 for the rest.
 */
export function addingUp(parts: readonly number[], total: number, digits: 0 | 2): number[] {
  const unit = 10 ** digits
  const whole = parts.map((part) => Math.round(part * unit))
  const rest = Math.round(total * unit) - whole.reduce((sum, part) => sum + part, 0)
  const largest = whole.indexOf(Math.max(...whole))
  return whole.map((part, index) => (index === largest ? part + rest : part) / unit)
}
