import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { failureCode, CallFailure } from '#client/api/call-failure.ts'
import { changePassword, passwordQueries } from '#client/api/account/passwords.ts'
import { sessionQueries } from '#client/api/account/sessions.ts'
import { confirmProblem, passwordProblem, type Problem } from '#client/components/form/problems.ts'
import { useFields, type Problems } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { showToast } from '#client/ui/Toast/toast.ts'

/** A refused form keeps its values; after success the settings open. */
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
      if (Object.keys(refused).length === 0) return messageOf(failureCode(error))
      fields.refuse(refused, form)
      return null
    }
    if (!hasPassword) {
      // The account got a password meanwhile: now the form asks for it.
      await client.invalidateQueries(passwordQueries.exists(userId))
      return messageOf('unexpected')
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
  function messageOf(code: ReturnType<typeof failureCode>): string {
    return code === 'unexpected' ? t`An error occurred while updating password.` : failureText(code)
  }
  return { ...sending, fields }
}

// What keeps a change of the password from being sent, and what the server has against it.

/** In the order of the screen. */
const emptyChange = { current: '', password: '', confirm: '' }
type ChangeField = keyof typeof emptyChange
type ChangeValues = Record<ChangeField, string>

/** `hasPassword` is false for an account that has none yet: then there is no current one to type. */
export function changeProblems(values: ChangeValues, hasPassword: boolean): Problems<ChangeField> {
  return {
    current: hasPassword && values.current === '' ? 'required' : undefined,
    password: values.password === '' ? 'password-missing' : passwordProblem(values.password),
    confirm: confirmProblem(values.password, values.confirm),
  }
}

/** The contract's names of the fields are not the screen's. Empty when the refusal is about none of them. */
export function refusedChange(error: unknown): Problems<ChangeField> {
  const fields: Record<string, Problem> = (error instanceof CallFailure && error.fields) || {}
  const { password: current, newPassword: password } = fields
  return { ...(current && { current }), ...(password && { password }) }
}
