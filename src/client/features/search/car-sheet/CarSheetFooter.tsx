import { useId, useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useOnline } from '#client/api/connection.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { useTimeRules } from '#client/components/dates/useTimeRules.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { useClosedText } from '#client/components/place/useClosedText.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useMoney } from '#client/i18n/money.ts'
import { rightNow } from '#client/store/clock.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Price } from '#client/ui/Price/Price.tsx'
import type { Trip } from '#contract/cars/car-search.ts'
import type { CarOffer } from '#contract/cars/cars.ts'
import { offeredChoices } from '#domain/rental/payment-choice.ts'
import type { Failure } from '#domain/failure.ts'
import { instantOf } from '#domain/rental/period.ts'
import { highestTotal } from '#domain/rental/price-bounds.ts'
import { checkPeriod } from '#domain/rental/time-rules.ts'
import { footer, price, reason, words } from './CarSheet.css.ts'

type CarSheetFooterProps = { offer: CarOffer; trip: Trip; obstacle: Obstacle }

export function CarSheetFooter({ offer, trip: { pl, dl, from, to }, obstacle }: CarSheetFooterProps) {
  const id = useId()
  const { show, inCurrency, currency } = useMoney()
  const { total, days } = offer.quote
  return (
    <div className={footer}>
      <div className={price}>
        <Price text={show(total)} value={inCurrency(total)} currency={currency} />
        <p className={words}>
          <Trans>
            total for <Plural value={days} one="# day" other="# days" />
          </Trans>
        </p>
      </div>
      {obstacle === null ? (
        <Link className={buttonClass()} to="/checkout" search={{ car: offer._id, pl, dl, from, to }}>
          <Trans>Continue</Trans>
        </Link>
      ) : (
        <Button disabled aria-describedby={id}>
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
  if (obstacle.code === 'offline') return <Trans>You are offline. Connect to book.</Trans>
  if (obstacle.code === 'payment-not-offered')
    return <Trans>{name} takes online payment only, which is not available here yet.</Trans>
  return obstacle.text ?? failureText(obstacle.code, obstacle.count)
}

/** Why this car cannot be checked out; null when it can. */
export type Obstacle = { code: Failure; count?: number; text?: string } | null

/** `answer` is what the server says of the car; until it is here, the list was right. */
export function useObstacle(
  offer: CarOffer | undefined,
  trip: Trip,
  answer: { isFree: boolean; isComingSoon?: boolean | undefined } | undefined,
): Obstacle {
  const { t } = useLingui()
  const rules = useTimeRules()
  const isOnline = useOnline()
  const settings = useQuery(settingsQueries.current()).data
  const [now] = useState(() => rightNow())
  const { find } = usePlaces()
  const closedText = useClosedText()
  if (offer === undefined) return null
  if (answer?.isComingSoon)
    return { code: 'car-unavailable', text: t`Coming soon. This car cannot be booked yet.` }
  if (answer?.isFree === false) return { code: 'car-taken' }
  const period = { from: instantOf(trip.from) ?? 0, to: instantOf(trip.to) ?? 0 }
  if (offer.quote.total > highestTotal) return { code: 'total-too-high' }
  const problem = checkPeriod(period, rules, now, offer.supplier.minimumRentalDays)
  if (problem) return { code: problem.code, count: problem.count }
  const closed = closedText(period, {
    pickUp: find(offer.pickUpLocation),
    dropOff: find(offer.dropOffLocation),
  })
  if (closed !== null) return { code: 'place-closed', text: closed }
  if (settings && offeredChoices(offer.supplier, settings.paymentGateways.length > 0).length === 0)
    return { code: 'payment-not-offered' }
  return isOnline ? null : { code: 'offline' }
}
