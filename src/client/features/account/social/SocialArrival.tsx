import { useCallback, useEffect, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#domain/failure.ts'
import { fetchOwnRecord } from '#client/api/account/account.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { AccountCard } from '#client/features/account/AccountCard.tsx'
import { links, text } from '#client/features/account/account.css.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { enter } from '#client/session/session.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { link } from '#client/ui/link.css.ts'

type SocialArrivalProps = { id: string; stays: boolean; next: string | undefined }

/** Shown on the way back from a provider while the device learns who has signed in. */
export function SocialArrival({ id, stays, next }: SocialArrivalProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { failure, retry } = useSocialArrival(id, stays)
  const isRefused = failure === 'signed-out' || failure === 'not-found' || failure === 'suspended'
  return (
    <AccountCard title={t`Sign in`}>
      {failure === null ? (
        <>
          <p className={text} role="status">
            <Trans>Signing you in…</Trans>
          </p>
          <Skeleton height={52} />
        </>
      ) : (
        <>
          {/* The address says that somebody was just signed in: without a session the browser did not keep its cookie. */}
          <FormAlert>{failureText(failure === 'signed-out' ? 'cookies-refused' : failure)}</FormAlert>
          {!isRefused && (
            <Button size="l" full onClick={retry}>
              <Trans>Retry</Trans>
            </Button>
          )}
          <p className={links}>
            <Link to="/sign-in" search={{ next }} className={link}>
              <Trans>Sign in with your email address</Trans>
            </Link>
          </p>
        </>
      )}
    </AccountCard>
  )
}

type Arrival = { failure: Failure | null; retry: () => void }

/** The server has signed somebody in: this fetches who it is and starts the session here. */
function useSocialArrival(id: string, stays: boolean): Arrival {
  const [failure, setFailure] = useState<Failure | null>(null)

  const arrive = useCallback(async () => enter(await fetchOwnRecord(id), stays), [id, stays])
  const fail = useCallback((error: unknown) => setFailure(failureCode(error)), [])

  useEffect(() => {
    arrive().catch(fail)
  }, [arrive, fail])

  function retry() {
    setFailure(null)
    arrive().catch(fail)
  }
  return { failure, retry }
}
