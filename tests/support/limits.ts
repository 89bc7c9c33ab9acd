// Limits that no test reaches, for tests about something else.

import { usualLimits, type Limits } from '#server/platform/http/limits/usual-limits.ts'

const often = { points: 1_000_000, seconds: 60 }

export const noLimits = Object.fromEntries(Object.keys(usualLimits).map((limit) => [limit, often])) as Limits
