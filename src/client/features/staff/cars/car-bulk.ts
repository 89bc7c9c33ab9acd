// What owners do to the selected cars: which of them an act changes, and its words.

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { mayBecome, type BulkCarState } from '#domain/car/state.ts'

/** The rows that an act would change; the server checks again. */
export const carsFor = (state: BulkCarState, rows: readonly StaffCarRow[]): StaffCarRow[] =>
  rows.filter((row) => mayBecome(row.state, state))

/** Labels, questions and results of each act. `n` counts cars. */
export function useCarBulkLabels() {
  const { t } = useLingui()
  return {
    label: {
      listed: t`List them`,
      unlisted: t`Take off the list`,
      retired: t`Retire`,
    } satisfies Record<BulkCarState, string>,
    question: {
      listed: (n: number) => t`${plural(n, { one: 'List # car?', other: 'List # cars?' })}`,
      unlisted: (n: number) =>
        t`${plural(n, { one: 'Take # car off the list?', other: 'Take # cars off the list?' })}`,
      retired: (n: number) => t`${plural(n, { one: 'Retire # car?', other: 'Retire # cars?' })}`,
    } satisfies Record<BulkCarState, (n: number) => string>,
    consequence: {
      listed: t`Drivers find them at once, unless one of their papers has expired.`,
      unlisted: t`Drivers no longer find them. Bookings that were made stay.`,
      retired: t`Drivers no longer find them. Bookings that were made stay: swap their cars or hand these over. You can bring each car back at any time.`,
    } satisfies Record<BulkCarState, string>,
    confirm: {
      listed: (n: number) => t`${plural(n, { one: 'List # car', other: 'List # cars' })}`,
      unlisted: (n: number) =>
        t`${plural(n, { one: 'Take # car off the list', other: 'Take # cars off the list' })}`,
      retired: (n: number) => t`${plural(n, { one: 'Retire # car', other: 'Retire # cars' })}`,
    } satisfies Record<BulkCarState, (n: number) => string>,
    done: {
      listed: (n: number) => t`${plural(n, { one: '# car listed', other: '# cars listed' })}`,
      unlisted: (n: number) =>
        t`${plural(n, { one: '# car taken off the list', other: '# cars taken off the list' })}`,
      retired: (n: number) => t`${plural(n, { one: '# car retired', other: '# cars retired' })}`,
    } satisfies Record<BulkCarState, (n: number) => string>,
  }
}
