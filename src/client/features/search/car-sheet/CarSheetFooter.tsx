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
          <Reason obstacle={obstacle} supplier={offer.supplier.name} />
        </p>
      )}
    </div>
  )
}

/** Why the car cannot be booked as it stands. */
function Reason({ obstacle, supplier: name }: { obstacle: NonNullable<Obstacle>; supplier: string }) {
  const failureText = useFailureText()
  if (obstacle.code === 'offline') return <Trans>You are offline. Booking needs the network.</Trans>
  if (obstacle.code === 'payment-not-offered')
    return <Trans>{name} asks to be paid online, and online payment is not open here yet.</Trans>
  return failureText(obstacle.code, obstacle.count)
}
