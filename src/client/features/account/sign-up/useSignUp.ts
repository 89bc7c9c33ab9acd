import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { openAccount } from '#client/api/sign-up.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useNow } from '#client/store/clock.ts'
import { useProblemText } from '#client/components/form/problems.ts'
import { useFields } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { accountOf, emptyAccount, refusedFields, signUpProblems, type AccountField } from './sign-up-problems.ts'

/** The form of a new account. `onDone` is told the address that the activation mail goes to. */
export function useSignUp(onDone: (email: string) => void) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const problemText = useProblemText()
  const language = useLanguage()
  const now = useNow()
  const minimumAge = useQuery(settingsQueries.current()).data?.minimumAge
  const fields = useFields<AccountField>(emptyAccount, (values) => signUpProblems(values, { minimumAge, now }))
  const sending = useSending(fields.check, async (form) => {
    const account = accountOf(fields.values, language)
    try {
      await openAccount(account)
      onDone(account.email)
      return null
    } catch (error) {
      const refused = refusedFields(error)
      if (Object.keys(refused).length === 0) return sentenceOf(failureCode(error))
      fields.refuse(refused, form)
      return null
    }
  })

  function sentenceOf(code: ReturnType<typeof failureCode>): string {
    if (code === 'too-many-requests')
      return t`Too many accounts were opened from this network in the last hour. Try again later.`
    return code === 'offline' || code === 'unavailable' || code === 'recaptcha-refused' ? failureText(code) : t`An error occurred during sign up.`
  }
  function errorOf(name: AccountField): string | undefined {
    const problem = fields.shown(name)
    if (problem === 'too-young' && minimumAge !== undefined) return t`You must be at least ${minimumAge} years old.`
    return problem && problemText(problem)
  }
  return { ...sending, fields, errorOf }
}
