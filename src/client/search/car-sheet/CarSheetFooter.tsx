import { useId } from 'react'
import { Link } from '@tanstack/react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { Trip } from '#contract/car-search.ts'
import type { CarOffer } from '#contract/cars.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useMoney } from '#client/i18n/money.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Price } from '#client/ui/Price/Price.tsx'
import type { Obstacle } from './useObstacle.ts'
import { footer, price, reason, words } from './CarSheetFooter.css.ts'

type CarSheetFooterProps = { offer: CarOffer; trip: Trip; obstacle: Obstacle }

export function CarSheetFooter({ offer, trip: { pl, dl, from, to }, obstacle }: CarSheetFooterProps) {
  const id = useId()
  const failureText = useFailureText()
  const { show, inCurrency, currency } = useMoney()
  const { total, days } = offer.quote
  return (
    <div className={footer}>
      <div className={price}>
        <Price text={show(total)} value={inCurrency(total)} currency={currency} size="l" />
        <p className={words}>
          <Trans>
            total for <Plural value={days} one="# day" other="# days" />
          </Trans>
        </p>
      </div>
      {obstacle === null ? (
        <Link
          className={buttonClass({ size: 'l' })}
          to="/checkout"
          search={{ car: offer._id, pl, dl, from, to }}
        >
          <Trans>Continue</Trans>
        </Link>
      ) : (
        <Button size="l" disabled aria-describedby={id}>
          <Trans>Continue</Trans>
        </Button>
      )}
      {obstacle !== null && (
        <p className={reason} id={id} role="status">
          {obstacle.code === 'offline' ? (
            <Trans>You are offline. Booking needs the network.</Trans>
          ) : (
            failureText(obstacle.code, obstacle.count)
          )}
        </p>
      )}
    </div>
  )
}
