import { useCallback } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '#domain/failure.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'

/** What a refusal means at the desk, where it is another thing than to a driver. */
export function useRefusalText(): (code: Failure) => string {
  const { t } = useLingui()
  const failureText = useFailureText()
  const minimumAge = useQuery(settingsQueries.current()).data?.minimumAge
  return useCallback(
    (code) => {
      if (code === 'car-taken') return t`Something else takes the car in that time. Choose another time.`
      if (code === 'car-unavailable') return t`This car is not handed over at that place, or is not offered.`
      // How old is said with the car, which the desk may not have before it.
      if (code === 'too-young-for-car') return t`The driver is too young for this car.`
      if (code === 'too-young') return failureText(code, minimumAge)
      if (code === 'forbidden') return t`Only the owner may give a discount.`
      return failureText(code)
    },
    [t, failureText, minimumAge],
  )
}
