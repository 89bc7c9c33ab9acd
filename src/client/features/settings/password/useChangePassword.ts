import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { changePassword, passwordQueries } from '#client/api/passwords.ts'
import { sessionQueries } from '#client/api/sessions.ts'
import { useFields } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { changeProblems, emptyChange, refusedChange, type ChangeField } from './change-problems.ts'

/** What was typed stays when it was refused; when it worked, the way leads back to the settings. */
export function useChangePassword(userId: string, hasPassword: boolean) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const fields = useFields<ChangeField>(emptyChange, (values) => changeProblems(values, hasPassword))
  const sending = useSending(fields.check, async (form) => {
    const { current, password } = fields.values
    try {
      if (await changePassword({ userId, current, next: password })) {
        await finish()
        return null
      }
    } catch (error) {
      const refused = refusedChange(error)
      if (Object.keys(refused).length === 0) return sentenceOf(failureCode(error))
      fields.refuse(refused, form)
      return null
    }
    if (!hasPassword) {
      // It has got one meanwhile: now there is something to ask for.
      await client.invalidateQueries(passwordQueries.exists(userId))
      return sentenceOf('unexpected')
    }
    fields.refuse({ current: 'wrong-password' }, form)
    return null
  })

  async function finish() {
    client.setQueryData(passwordQueries.exists(userId).queryKey, true)
    // Every other device has just been signed out.
    void client.invalidateQueries({ queryKey: sessionQueries.own(userId).queryKey })
    showToast({ kind: 'success', text: t`Password changed successfully.` })
    await navigate({ to: '/settings' })
  }
  function sentenceOf(code: ReturnType<typeof failureCode>): string {
    return code === 'unexpected' ? t`An error occurred while updating password.` : failureText(code)
  }
  return { ...sending, fields }
}
