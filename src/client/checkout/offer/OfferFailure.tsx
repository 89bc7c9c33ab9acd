import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Trip } from '#contract/car-search.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

type OfferFailureProps = { error: Error | null; trip: Trip; retry: () => void }

/** An offline phone, a trip that has become impossible, or a call that failed: each with its own way on. */
export function OfferFailure({ error, trip, retry }: OfferFailureProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const code = error ? failureCode(error) : 'offline'
  const again = (
    <Button size="l" onClick={retry}>
      <Trans>Retry</Trans>
    </Button>
  )
  if (code === 'offline')
    return (
      <StateView
        heading="h1"
        kind="offline"
        title={t`You are offline`}
        text={t`The price and the car must be checked before you book. What you typed is kept on this phone.`}
        actions={again}
      />
    )
  if (code === 'unexpected' || code === 'unavailable' || code === 'too-many-requests')
    return (
      <StateView
        heading="h1"
        kind="error"
        title={t`We could not load this car`}
        text={failureText(code)}
        actions={again}
      />
    )
  return (
    <StateView
      heading="h1"
      kind="error"
      title={t`This trip cannot be booked`}
      text={failureText(code)}
      actions={
        <Link to="/search" search={trip} className={buttonClass({ size: 'l' })}>
          <Trans>Change the search</Trans>
        </Link>
      }
    />
  )
}
