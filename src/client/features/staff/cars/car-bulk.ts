// Owners' acts on the selected cars: which cars an act changes, and its labels.

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { mayBecome, type BulkCarState } from '#domain/car/state.ts'
import type { BulkWords } from '../bulk/BulkSheet.tsx'

/** The rows that an act would change; the server checks again. */
export const carsFor = (state: BulkCarState, rows: readonly StaffCarRow[]): StaffCarRow[] =>
  rows.filter((row) => mayBecome(row.state, state))

/** What each act is called, asked about and answered with. `n` counts its rows. */
export function useCarBulkWords(): Record<BulkCarState, BulkWords> {
  const { t } = useLingui()
  return {
    listed: {
      label: t`List them`,
      question: (n: number) => t`${plural(n, { one: 'List # car?', other: 'List # cars?' })}`,
      consequence: t`Drivers find them at once, unless one of their papers has expired.`,
      confirm: (n: number) => t`${plural(n, { one: 'List # car', other: 'List # cars' })}`,
      done: (n: number) => t`${plural(n, { one: '# car listed', other: '# cars listed' })}`,
    },
    unlisted: {
      label: t`Take off the list`,
      question: (n: number) =>
        t`${plural(n, { one: 'Take # car off the list?', other: 'Take # cars off the list?' })}`,
      consequence: t`Drivers no longer find them. Bookings that were made stay.`,
      confirm: (n: number) =>
        t`${plural(n, { one: 'Take # car off the list', other: 'Take # cars off the list' })}`,
      done: (n: number) =>
        t`${plural(n, { one: '# car taken off the list', other: '# cars taken off the list' })}`,
    },
    retired: {
      label: t`Retire`,
      question: (n: number) => t`${plural(n, { one: 'Retire # car?', other: 'Retire # cars?' })}`,
      consequence: t`Drivers no longer find them. Bookings that were made stay: swap their cars or hand these over. You can bring each car back at any time.`,
      confirm: (n: number) => t`${plural(n, { one: 'Retire # car', other: 'Retire # cars' })}`,
      done: (n: number) => t`${plural(n, { one: '# car retired', other: '# cars retired' })}`,
    },
  }
}
