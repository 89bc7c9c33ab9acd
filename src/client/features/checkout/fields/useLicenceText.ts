import { useLingui } from '@lingui/react/macro'
import type { Failure } from '#domain/failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'

/** What a failure means for a licence: one that is not found has outlived its day. */
export function useLicenceText(): (code: Failure) => string {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (code) =>
    code === 'not-found' ? t`Your licence was kept for 24 hours only. Add it again.` : failureText(code)
}
