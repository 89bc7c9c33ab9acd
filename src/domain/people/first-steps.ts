// The first steps of new staff, in order. They end with the first booking.

const forAdmins = ['place', 'supplier'] as const
const forOwners = ['about', 'car', 'photo', 'listed'] as const

export const firstSteps = [...forAdmins, ...forOwners] as const
export type FirstStep = (typeof firstSteps)[number]

export type StepDone = { step: FirstStep; isDone: boolean }

/** The steps of a role with those that are done; null for a desk, once all are done, and where a booking was made. */
export function stepsFor(
  role: 'admin' | 'owner' | 'desk',
  done: Partial<Record<FirstStep, boolean>>,
  hasBooking: boolean,
): StepDone[] | null {
  if (role === 'desk' || hasBooking) return null
  const steps = (role === 'admin' ? forAdmins : forOwners).map((step) => ({
    step,
    isDone: done[step] ?? false,
  }))
  return steps.every(({ isDone }) => isDone) ? null : steps
}
