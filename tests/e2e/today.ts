// One today for a whole run: one that goes on past midnight in Douala still books the days that it has chosen.

import { dayOf } from '#domain/rental/period.ts'

/** The config chooses it before the first test, for all its workers. */
process.env['E2E_TODAY'] ??= dayOf(Date.now())

export const today = process.env['E2E_TODAY']
