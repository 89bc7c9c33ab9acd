// Failure messages for requesting a mail with a link.

import { useCallback } from 'react'
import { useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'

export function useSendLinkFailure(): (error: unknown) => string {
  const { t } = useLingui()
  const failureText = useFailureText()
  return useCallback(
    (error) => {
      const code = failureCode(error)
      if (code !== 'too-many-requests') return failureText(code)
      return t`You asked for several emails in the last hour. Check your mailbox and spam folder, or try again later.`
    },
    [t, failureText],
  )
}
