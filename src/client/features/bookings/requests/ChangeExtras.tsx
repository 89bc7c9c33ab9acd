import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { CarOffer } from '#contract/cars/cars.ts'
import { extraOffer, isFreeWith, isPerDay } from '#domain/rental/extra-prices.ts'
import { extras as allExtras, type Extra } from '#domain/rental/extras.ts'
import { defaultPeriod } from '#domain/rental/period.ts'
import { marked } from '#domain/rental/quote.ts'
import { carQueries } from '#client/api/cars/cars.ts'
import type { ChangeDraft } from '#client/api/bookings/booking-changes.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { extraLabels, withoutExtra } from '#client/components/car/labels.ts'
import { rightNow } from '#client/store/clock.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import {
  includedExtra,
  extraName,
  extraNote,
  extraPrice,
  extraRow,
  extraRows,
  group,
  legend,
  quiet,
} from '#client/components/requests/requests.css.ts'

type ChangeExtrasProps = {
  booking: Booking
  draft: ChangeDraft
  onChange: (extra: Extra, on: boolean) => void
}

/** The extras as at checkout, those that cost nothing first. Nothing that costs is preselected. */
export function ChangeExtras({ booking, draft, onChange }: ChangeExtrasProps) {
  const offer = useOffer(booking)
  // Without the offer only what is in the booking is known, and may be left out.
  const costs = (extra: Extra) =>
    !isFreeWith(booking.payment, extra) &&
    (offer.data === undefined || extraOffer(offer.data.extras, extra) === 'priced')
  const shown = allExtras
    .filter(
      (extra) =>
        booking.extras.includes(extra) ||
        isFreeWith(booking.payment, extra) ||
        (offer.data && extraOffer(offer.data.extras, extra) !== 'unavailable'),
    )
    .toSorted((a, b) => Number(costs(a)) - Number(costs(b)))
  const needsSecondDriver = draft.extras.includes('additionalDriver') && booking.additionalDriver === null
  return (
    <fieldset className={group}>
      <legend className={legend}>
        <Trans>Extras</Trans>
      </legend>
      {offer.isPending && offer.fetchStatus === 'fetching' ? (
        // As measured on a phone with one booking: which rows come is known with the offer.
        <Skeleton height={265} radius="md" />
      ) : (
        <>
          {shown.length > 0 && (
            <ul className={extraRows}>
              {shown.map((extra) => (
                <li key={extra}>
                  <ExtraRow
                    booking={booking}
                    offer={offer.data}
                    extra={extra}
                    isOn={draft.extras.includes(extra)}
                    onChange={onChange}
                  />
                </li>
              ))}
            </ul>
          )}
          {offer.data === undefined && (
            <p className={quiet}>
              <Trans>We cannot show the agency’s other extras right now.</Trans>
            </p>
          )}
        </>
      )}
      {needsSecondDriver && (
        <p className={quiet}>
          <Trans>Name the second driver at the counter, with a licence and an identity document.</Trans>
        </p>
      )}
    </fieldset>
  )
}

/** Extras cost the same on every day, so the next days that can be booked will do. */
function useOffer(booking: Booking) {
  const [period] = useState(() => defaultPeriod(rightNow()))
  const query = useQuery(carQueries.offer(booking.car._id, { pl: booking.pickUp._id, ...period }))
  return { ...query, data: query.data?.offer }
}

type ExtraRowProps = {
  booking: Booking
  offer: CarOffer | undefined
  extra: Extra
  isOn: boolean
  onChange: (extra: Extra, on: boolean) => void
}

function ExtraRow({ booking, offer, extra, isOn, onChange }: ExtraRowProps) {
  const { t } = useLingui()
  const isBooked = booking.extras.includes(extra)
  const isPartOfIt =
    isFreeWith(booking.payment, extra) ||
    (isBooked &&
      isOn &&
      extra !== 'additionalDriver' &&
      offer !== undefined &&
      extraOffer(offer.extras, extra) === 'included')
  const label = <span className={extraName}>{t(extraLabels[extra])}</span>
  if (isPartOfIt)
    return (
      <div className={includedExtra}>
        {label}
        <Badge tone="success" icon={<Check size={14} strokeWidth={2} aria-hidden />}>
          <Trans>Included</Trans>
        </Badge>
      </div>
    )
  return (
    <div className={extraRow}>
      <Switch
        checked={isOn}
        onChange={(on) => onChange(extra, on)}
        label={label}
        help={
          <>
            <span className={extraPrice}>
              <ExtraPrice booking={booking} offer={offer} extra={extra} />
            </span>
            {!isBooked && withoutExtra[extra] && <span className={extraNote}>{t(withoutExtra[extra])}</span>}
          </>
        }
      />
    </div>
  )
}

function ExtraPrice({ booking, offer, extra }: Pick<ExtraRowProps, 'booking' | 'offer' | 'extra'>) {
  if (booking.extras.includes(extra)) {
    const amount = booking.lines.find((line) => line.kind === 'extra' && line.extra === extra)?.amount ?? 0
    return (
      <Trans>
        <Amount xaf={amount} /> in your booking
      </Trans>
    )
  }
  if (offer === undefined) return null
  const amount = marked(offer.extras[extra], offer.markupPercent)
  if (amount === 0) return <Trans>Free of charge</Trans>
  return isPerDay(extra) ? (
    <Trans>
      <Amount xaf={amount} /> per day
    </Trans>
  ) : (
    <Trans>
      <Amount xaf={amount} />, once
    </Trans>
  )
}
