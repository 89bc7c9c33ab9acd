import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { socialStart } from '#contract/account/social-start.ts'
import type { SocialProvider, SocialProblem } from '#contract/account/social.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { orLine, unreachable, providerLinks } from '#client/features/account/account.css.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useOnline } from '#client/api/connection.ts'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { classes } from '#client/ui/classes.ts'

type SocialRowProps = {
  next: string | undefined
  stays?: boolean
  /** Where the row stands; "or" is said on the side of the form. */
  place: 'above' | 'below'
}

/** Nothing while no provider is configured. Plain links to the server: no provider's script is loaded. */
export function SocialRow({ next, stays = false, place }: SocialRowProps) {
  const { t } = useLingui()
  const id = useId()
  const language = useLanguage()
  const isOnline = useOnline()
  const providers = useQuery(settingsQueries.current()).data?.socialSignIn ?? []
  if (providers.length === 0) return null
  const links = (
    <div className={providerLinks}>
      {providers.map((provider) => {
        const name = providerNames[provider]
        const start = socialStart(provider, { next, l: language, stay: stays ? '1' : undefined })
        return (
          <a
            key={provider}
            className={classes(buttonClass({ tone: 'outline', full: true }), !isOnline && unreachable)}
            href={start}
            aria-disabled={isOnline ? undefined : true}
            onClick={(event) => {
              if (!isOnline) event.preventDefault()
            }}
            aria-label={t`Continue with ${name}`}
            translate="no"
          >
            {name}
          </a>
        )
      })}
    </div>
  )
  return (
    <Stack gap="s3" role="group" aria-labelledby={id}>
      <Text size="bodyS" tone="secondary" id={id} className={place === 'below' ? orLine : undefined}>
        {place === 'below' ? <Trans>or continue with</Trans> : <Trans>Continue with</Trans>}
      </Text>
      {links}
      {place === 'above' && (
        <Text size="bodyS" tone="secondary" className={orLine}>
          <Trans>or with your email address</Trans>
        </Text>
      )}
    </Stack>
  )
}

/** Names of companies: the same in every language. */
const providerNames: Record<SocialProvider, string> = {
  facebook: 'Facebook',
  apple: 'Apple',
  google: 'Google',
}

/** Why signing in through a provider failed, and what to do instead. */
export function useSocialProblemText(): (
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
        return t`This way to sign in is not available right now. Use your email address and password.`
      case 'expired':
        return t`Signing in took too long, or started again in another window. Try again.`
      case 'no-email':
        return t`We did not get an email address from ${provider}. Create an account with your email address instead.`
      case 'sign-in-first':
        return t`There is already an account with this email address. Sign in with its password, and we connect ${provider} to it. If it has no password yet, choose “Forgot password?”.`
      case 'failed':
        return t`We could not confirm who you are with ${provider}. Try again, or use your email address and password.`
    }
  }
}
