import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { socialStart } from '#contract/social-start.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { readStayConnected } from '#client/storage/stored-user.ts'
import { link } from '#client/ui/link.css.ts'
import { AccountCard } from './AccountCard.tsx'
import { useArriving } from './arriving.ts'
import { Done } from '#client/components/form/Done.tsx'
import { links } from './SignInForm.css.ts'
import { SignInForm } from './SignInForm.tsx'
import type { ArrivalSearch } from './social/arrival-search.ts'
import { Arriving } from './social/Arriving.tsx'
import { SocialRow } from './social/SocialRow.tsx'
import { useProblemOnTheWay } from './social/useProblemOnTheWay.ts'
import { useEnter } from './useEnter.ts'

export function SignInPage({ search }: { search: ArrivalSearch }) {
  const { t } = useLingui()
  const { next, problem, via } = search
  const { linkUsed: done } = useArriving()
  const language = useLanguage()
  const problemText = useProblemOnTheWay()
  const [stays, setStays] = useState(readStayConnected)
  const [wasSent, setWasSent] = useState(false)
  const connects = wasSent && problem === 'sign-in-first' && via !== undefined
  // Signed in with the password: once more to the provider, which now connects its identity to this account.
  useEnter(next, connects ? socialStart(via, { next, l: language, stay: stays ? '1' : undefined }) : undefined)
  if (search.in !== undefined) return <Arriving id={search.in} stays={search.stay === '1'} next={next} />

  return (
    <AccountCard title={t`Sign in`}>
      {done === 'activation' && (
        <Done>
          <Trans>Your account is active. Sign in with your new password.</Trans>
        </Done>
      )}
      {done === 'reset' && (
        <Done>
          <Trans>Password changed successfully.</Trans>
        </Done>
      )}
      <SignInForm
        next={next}
        notice={problemText(problem, via)}
        stays={stays}
        onStays={setStays}
        onSend={() => setWasSent(true)}
      />
      <p className={links}>
        <Trans>No account yet?</Trans>{' '}
        <Link to="/sign-up" search={{ next }} className={link}>
          <Trans>Create an account</Trans>
        </Link>
      </p>
      <SocialRow next={next} stays={stays} place="below" />
    </AccountCard>
  )
}
