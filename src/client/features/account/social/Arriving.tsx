import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { link } from '#client/ui/link.css.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { AccountCard } from '#client/features/account/AccountCard.tsx'
import { links, text } from '#client/features/account/SignInForm.css.ts'
import { useSocialArrival } from './useSocialArrival.ts'

type ArrivingProps = { id: string; stays: boolean; next: string | undefined }

/** Between the provider and the screen that somebody wanted; seen only when the network is slow. */
export function Arriving({ id, stays, next }: ArrivingProps) {
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
          <FormAlert>{failureText(failure)}</FormAlert>
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
