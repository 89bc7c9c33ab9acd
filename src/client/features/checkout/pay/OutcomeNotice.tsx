import { lazy, Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { Failure } from '#domain/failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { link } from '#client/ui/link.css.ts'
import { Notice } from '#client/features/checkout/Notice.tsx'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import type { Outcome } from './useReservation.ts'

const CarTakenSheet = lazy(async () => ({ default: (await import('./OutcomeSheets.tsx')).CarTakenSheet }))
const PriceChangedSheet = lazy(async () => ({
  default: (await import('./OutcomeSheets.tsx')).PriceChangedSheet,
}))

type OutcomeNoticeProps = {
  outcome: Outcome | null
  checkout: Checkout
  onClose: () => void
  onAgree: () => void
}

/** After these the booking may have been made or not. */
const uncertain: ReadonlySet<Failure> = new Set(['offline', 'unexpected', 'unavailable'])

/** The outcome of a request that made no booking. */
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
          {uncertain.has(outcome.code) && (
            <p>
              <Trans>You can safely try again: you never book twice.</Trans>
            </p>
          )}
        </Notice>
      )
    case 'car-gone':
      return (
        <Suspense>
          <CarTakenSheet code={outcome.code} checkout={checkout} onClose={onClose} />
        </Suspense>
      )
    case 'price-changed':
      return (
        <Suspense>
          <PriceChangedSheet
            before={outcome.before}
            checkout={checkout}
            onClose={onClose}
            onAgree={onAgree}
          />
        </Suspense>
      )
  }
}
