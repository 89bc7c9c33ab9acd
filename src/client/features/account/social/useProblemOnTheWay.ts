import { useLingui } from '@lingui/react/macro'
import type { SocialProblem, SocialProvider } from '#contract/social.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { providerNames } from './provider-names.ts'

/** Why somebody came back from a provider without being signed in, and what they can do instead. */
export function useProblemOnTheWay(): (
  problem: SocialProblem | undefined,
  via: SocialProvider | undefined,
) => string | null {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (problem, via) => {
    const provider = via === undefined ? t`the other site` : providerNames[via]
    switch (problem) {
      case undefined:
        return null
      case 'suspended':
        return failureText('suspended')
      case 'too-many':
        return failureText('too-many-requests')
      case 'off':
        return t`This way to sign in is not offered at the moment. Use your email address and password.`
      case 'expired':
        return t`Signing in took too long, or was begun again in another window. Try again.`
      case 'no-email':
        return t`We did not get an email address from ${provider}. Create an account with your email address instead.`
      case 'sign-in-first':
        return t`There is already an account with this email address. Sign in with its password, and we connect ${provider} to it. If it has no password yet, choose “Forgot password?”.`
      case 'failed':
        return t`We could not confirm who you are with ${provider}. Try again, or use your email address and password.`
    }
  }
}
