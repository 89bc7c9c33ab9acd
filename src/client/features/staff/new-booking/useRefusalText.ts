import { useCallback } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '#domain/failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'

/** What a refusal means at the desk, where it is another thing than to a driver. */
export function useRefusalText(): (code: Failure) => string {
  const { t } = useLingui()
  const failureText = useFailureText()
  return useCallback(
    (code) => {
      if (code === 'car-taken') return t`Something else takes the car in that time. Choose another time.`
      if (code === 'car-unavailable') return t`This car is not handed over at that place, or is not offered.`
      if (code === 'forbidden') return t`Only the owner may give a discount.`
      return failureText(code)
    },
    [t, failureText],
  )
}
