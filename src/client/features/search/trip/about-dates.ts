import type { Failure } from '#domain/failure.ts'

const aboutDates: ReadonlySet<Failure> = new Set<Failure>([
  'pick-up-too-soon',
  'pick-up-too-far',
  'outside-hours',
  'drop-off-before-pick-up',
  'rental-too-short',
  'rental-too-long',
  'invalid-date',
])

/** True when other dates would mend it, so that the form is the answer. */
export function isAboutDates(code: Failure): boolean {
  return aboutDates.has(code)
}
