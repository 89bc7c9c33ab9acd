import { useLingui } from '@lingui/react/macro'
import { Email } from '#contract/fields.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { askForNewsletter } from '#client/api/newsletter.ts'
import { refusedBy } from '#client/components/form/problems.ts'
import { useFields } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useSession } from '#client/session/session.ts'

export function useSubscribe(onDone: (email: string) => void) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const language = useLanguage()
  const known = useSession().user?.email ?? ''
  const fields = useFields({ email: known }, ({ email }) => ({
    email: email.trim() === '' ? 'required' : refusedBy(Email, email),
  }))
  const sending = useSending(fields.check, async (form) => {
    const email = fields.values.email.trim()
    try {
      await askForNewsletter(email, language)
      onDone(email)
      return null
    } catch (error) {
      const refused = error instanceof CallFailure ? error.fields?.['email'] : undefined
      if (refused !== undefined) {
        fields.refuse({ email: refused }, form)
        return null
      }
      const code = failureCode(error)
      return code === 'too-many-requests'
        ? t`Several addresses were sent from this network in the last hour. Try again later.`
        : failureText(code)
    }
  })
  return { ...sending, fields }
}
