// Failure messages for mails with a link that staff send to somebody else.

import { useLingui } from '@lingui/react/macro'
import type { Failure } from '#domain/failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'

export function useMailFailureText(): (code: Failure) => string {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (code) =>
    code === 'too-many-requests'
      ? t`This address got several emails in the last hour. Try again later.`
      : failureText(code)
}
