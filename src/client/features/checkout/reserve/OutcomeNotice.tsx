import { lazy, Suspense } from 'react'
import type { Failure } from '#domain/failure.ts'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { link } from '#client/ui/link.css.ts'
import { Notice } from '#client/features/checkout/Notice.tsx'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import type { Outcome } from './useReservation.ts'

const CarTaken = lazy(async () => ({ default: (await import('./CarTaken.tsx')).CarTaken }))
const PriceChanged = lazy(async () => ({ default: (await import('./PriceChanged.tsx')).PriceChanged }))

type OutcomeNoticeProps = {
  outcome: Outcome | null
  checkout: Checkout
  onClose: () => void
  onAgree: () => void
}

/** Nobody knows whether the booking was made before these. */
const unsure: ReadonlySet<Failure> = new Set(['offline', 'unexpected', 'unavailable'])

/** What came of sending, when it was not a booking. */
export function OutcomeNotice({ outcome, checkout, onClose, onAgree }: OutcomeNoticeProps) {
  const failureText = useFailureText()
  switch (outcome?.kind) {
    case undefined:
    case 'fields':
      return null
    case 'message':
      return (
        <Notice tone="danger" isShown>
          <p>{failureText(outcome.code)}</p>
          {outcome.code === 'too-many-pending' && (
            <p>
              <Link to="/bookings" className={link}>
                <Trans>See your bookings</Trans>
              </Link>
            </p>
          )}
          {unsure.has(outcome.code) && (
            <p>
              <Trans>Trying again is safe: the same booking is never made twice.</Trans>
            </p>
          )}
        </Notice>
      )
    case 'car-gone':
      return (
        <Suspense>
          <CarTaken checkout={checkout} onClose={onClose} />
        </Suspense>
      )
    case 'price-changed':
      return (
        <Suspense>
          <PriceChanged before={outcome.before} checkout={checkout} onClose={onClose} onAgree={onAgree} />
        </Suspense>
      )
  }
}
