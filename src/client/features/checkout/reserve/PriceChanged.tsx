import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { carQueries } from '#client/api/cars.ts'
import { useMoney } from '#client/i18n/money.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Amount } from '#client/components/booking/Amount.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { priceL } from '#client/ui/Text/text.css.ts'
import { prices, was } from './PriceChanged.css.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'

type PriceChangedProps = { before: number; checkout: Checkout; onClose: () => void; onAgree: () => void }

/** The server refused the total that was on the screen: the new one is fetched, shown and asked for. */
export function PriceChanged({ before, checkout, onClose, onAgree }: PriceChangedProps) {
  const { t } = useLingui()
  const { show } = useMoney()
  const client = useQueryClient()
  const { offer, trip, price } = checkout
  const car = offer._id
  const [isKnown, setIsKnown] = useState(false)
  useEffect(() => {
    void client
      .refetchQueries({ queryKey: carQueries.offer(car, trip).queryKey })
      .then(() => setIsKnown(true))
  }, [client, car, trip])
  const total = show(price.total)
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={t`The price has changed`}
      closeLabel={t`Close`}
      footer={
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
            <Trans>Asking for the new price</Trans>
          )}
        </Button>
      }
    >
      <p>
        <Trans>The supplier changed it while you were here. Nothing was booked yet.</Trans>
      </p>
      <p className={prices} role="status">
        <s className={was}>{show(before)}</s>
        {isKnown && <span className={priceL}>{total}</span>}
      </p>
    </Sheet>
  )
}
