import { useQuery } from '@tanstack/react-query'
import type { TimeRules } from '#domain/rental/time-rules.ts'
import { settingsQueries } from '#client/api/site/settings.ts'

/** The settings' own defaults: the form must work before, and without, the answer. The server checks again. */
const usual: TimeRules = {
  minPickupHours: 3,
  minRentalHours: 3,
  minPickupDropoffHour: 0,
  maxPickupDropoffHour: 23,
}

export function useTimeRules(): TimeRules {
  return useQuery(settingsQueries.current()).data ?? usual
}
