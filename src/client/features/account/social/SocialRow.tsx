import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { socialStart } from '#contract/social-start.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useOnline } from '#client/api/connection.ts'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { classes } from '#client/ui/classes.ts'
import { providerNames } from './provider-names.ts'
import { before, or, row, unreachable, ways } from './SocialRow.css.ts'

type SocialRowProps = {
  next: string | undefined
  stays?: boolean
  /** Where the row stands; "or" is said on the side of the form. */
  place: 'above' | 'below'
}

/** Nothing while no provider is configured. Plain links: the server does the rest, and no script of anybody's is loaded. */
export function SocialRow({ next, stays = false, place }: SocialRowProps) {
  const { t } = useLingui()
  const id = useId()
  const language = useLanguage()
  const isOnline = useOnline()
  const providers = useQuery(settingsQueries.current()).data?.socialSignIn ?? []
  if (providers.length === 0) return null
  const links = (
    <div className={ways}>
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
    <div className={row} role="group" aria-labelledby={id}>
      <p id={id} className={place === 'below' ? or : before}>
        {place === 'below' ? <Trans>or continue with</Trans> : <Trans>Continue with</Trans>}
      </p>
      {links}
      {place === 'above' && (
        <p className={or}>
          <Trans>or with your email address</Trans>
        </p>
      )}
    </div>
  )
}
