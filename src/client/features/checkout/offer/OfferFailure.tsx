import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Trip } from '#contract/car-search.ts'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

type OfferFailureProps = { error: Error | null; trip: Trip; retry: () => void }

/** What says nothing about the trip itself. */
const passing: ReadonlySet<Failure> = new Set(['offline', 'unexpected', 'unavailable', 'too-many-requests'])

/** An offline phone, a trip that has become impossible, or a call that failed: each with its own way on. */
export function OfferFailure({ error, trip, retry }: OfferFailureProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const code = error ? failureCode(error) : 'offline'
  if (passing.has(code))
    return (
      <LoadFailure
        error={error}
        retry={retry}
        heading="h1"
        title={t`We could not load this car`}
        offline={t`The price and the car must be checked before you book. What you typed is kept on this phone.`}
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
