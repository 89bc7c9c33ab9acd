import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { carQueries } from '#client/api/cars/cars.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import { OwnHoldActions, useOwnHold } from '#client/features/checkout/OwnHold.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { buttonClass, Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { useMoney } from '#client/i18n/money.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { Amount } from '#client/components/booking/Amount.tsx'
import { priceL } from '#client/ui/Text/text.css.ts'
import { prices, oldPrice } from './pay.css.ts'

type CarTakenSheetProps = {
  code: 'car-taken' | 'car-unavailable'
  checkout: Checkout
  onClose: () => void
}

export function CarTakenSheet({ code, checkout: { offer, trip }, onClose }: CarTakenSheetProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const client = useQueryClient()
  const hold = useOwnHold(offer._id, trip)

  function close() {
    onClose()
    // The screen behind learns it too: it offers other cars instead of this form.
    void client.refetchQueries({ queryKey: carQueries.offer(offer._id, trip).queryKey })
  }
  return (
    <Sheet
      open
      onClose={close}
      side="center"
      title={hold ? t`You already hold this car` : t`This car is no longer free`}
      closeLabel={t`Close`}
      footer={
        hold ? (
          <OwnHoldActions hold={hold} />
        ) : (
          <Link to="/search" search={trip} className={buttonClass({ size: 'l', full: true })}>
            <Trans>See other cars</Trans>
          </Link>
        )
      }
    >
      <p>
        {hold ? (
          <Trans>Your own booking holds it for these days, and it is not paid yet.</Trans>
        ) : (
          failureText(code)
        )}
      </p>
      <p>
        <Trans>Nothing was booked and nothing was charged. Your details stay on this phone.</Trans>
      </p>
    </Sheet>
  )
}

type PriceChangedSheetProps = { before: number; checkout: Checkout; onClose: () => void; onAgree: () => void }

/** The server refused the total that was on the screen: the new one is fetched, shown and asked for. */
export function PriceChangedSheet({ before, checkout, onClose, onAgree }: PriceChangedSheetProps) {
  const { t } = useLingui()
  const { show } = useMoney()
  const client = useQueryClient()
  const { offer, trip, price } = checkout
  const car = offer._id
  const failureText = useFailureText()
  const [isKnown, setIsKnown] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const fetchPrice = useCallback(
    () =>
      client
        .refetchQueries({ queryKey: carQueries.offer(car, trip).queryKey }, { throwOnError: true })
        .then(() => setIsKnown(true))
        .catch((error: unknown) => setFailure(failureCode(error))),
    [client, car, trip],
  )
  useEffect(() => void fetchPrice(), [fetchPrice])
  const total = show(price.total)
  function retry() {
    setFailure(null)
    void fetchPrice()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={t`The price has changed`}
      closeLabel={t`Close`}
      footer={
        failure !== null ? (
          <Button size="l" full onClick={retry}>
            <Trans>Retry</Trans>
          </Button>
        ) : (
          <Button
            size="l"
            full
            busy={!isKnown}
            onClick={() => {
              onClose()
              onAgree()
            }}
          >
            {isKnown ? (
              <span>
                <Trans>
                  Reserve for <Amount xaf={price.total} />
                </Trans>
              </span>
            ) : (
              <Trans>Getting the new price</Trans>
            )}
          </Button>
        )
      }
    >
      <p>
        <Trans>The agency changed it while you were here. Nothing was booked yet.</Trans>
      </p>
      <p className={prices} role="status">
        <s className={oldPrice}>{show(before)}</s>
        {isKnown && <span className={priceL}>{total}</span>}
      </p>
      {failure !== null && <FormAlert>{failureText(failure)}</FormAlert>}
    </Sheet>
  )
}
