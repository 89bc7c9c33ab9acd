import { useRef, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { CarOffer } from '#contract/cars/cars.ts'
import { isNamed } from '#domain/car/supplier.ts'
import { mileageOf } from '#domain/car/car.ts'
import { extraOffer } from '#domain/rental/extra-prices.ts'
import { useDrawnPrice } from '#client/i18n/currency.ts'
import { useMoney } from '#client/i18n/money.ts'
import { Price } from '#client/ui/Price/Price.tsx'
import { classes } from '#client/ui/classes.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { CarPhotos } from './CarPhotos.tsx'
import { CarRating } from './CarRating.tsx'
import { gearboxLabels } from './labels.ts'
import {
  actions,
  body,
  card,
  cover,
  line,
  perDay,
  photo,
  rates,
  reason,
  sum,
  title,
  total as totalLine,
} from './CarCard.css.ts'

type CarCardProps = {
  car: CarOffer
  /** Where it is handed over, said where that is not the place asked for. */
  place?: string
  priority?: boolean
  /** The card is one link: the same address with this car's sheet open. */
  onOpen: () => void
  /** On the picture, above the link. */
  heart: ReactNode
  /** Beside the heart. */
  compare: ReactNode
}

/** The list's own address is where the link leads: it would always count as the current page. */
const inactive = {}

/** Texts are whole strings: a list of cards has many, and each component of a text is work at hydration. */
export function CarCard({ car, place = '', priority, onOpen, heart, compare }: CarCardProps) {
  const { t } = useLingui()
  const { show, inCurrency, currency } = useMoney()
  const drawn = useDrawnPrice()
  const link = useRef<HTMLAnchorElement>(null)
  const { days, total } = car.quote
  const totalText = show(total)
  const dailyText = show(total / days)
  const depositText = show(car.deposit)
  const dayCount = t`${plural(days, { one: '# day', other: '# days' })}`
  const seats = t`${plural(car.seats, { one: '# seat', other: '# seats' })}`
  const facts = [seats, t(gearboxLabels[car.gearbox]), ...(car.airConditioning ? [t`Air conditioning`] : [])]
  const good = useReason(car)
  return (
    <article className={card}>
      <div className={photo}>
        <CarPhotos car={car} priority={priority} onPress={() => link.current?.click()} />
        {good !== null && (
          <p className={reason}>
            <Check size={16} aria-hidden />
            {good}
          </p>
        )}
      </div>
      <div className={body}>
        <h2 className={classes(titleM, title)}>
          <Link
            ref={link}
            className={cover}
            from="/search"
            to="/search"
            search={(current) => ({ ...current, car: car._id })}
            resetScroll={false}
            activeProps={inactive}
            preload={false}
            aria-label={t`${car.name}, ${totalText} for ${dayCount}`}
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            {car.name}
          </Link>
        </h2>
        {isNamed(car.supplier) && <p className={line}>{car.supplier.name}</p>}
        <div className={line}>
          <CarRating car={car} />
        </div>
        <p className={line}>{facts.join(' · ')}</p>
        {place !== '' && <p className={line}>{place}</p>}
        <p className={totalLine} {...drawn}>
          <Price text={totalText} value={inCurrency(total)} currency={currency} size="l" />
          <span>{t`for ${dayCount}`}</span>
        </p>
        <p className={rates}>
          <span className={perDay} {...drawn}>{t`${dailyText} a day`}</span>
          <span className={sum} {...drawn}>{t`Security deposit ${depositText}`}</span>
        </p>
        <div className={actions}>
          {heart}
          {compare}
        </div>
      </div>
    </article>
  )
}

/** The one thing that speaks for a car before the others, the rarest first. */
function useReason(car: CarOffer): string | null {
  const { t } = useLingui()
  if (car.deposit === 0) return t`No security deposit`
  if (mileageOf(car.mileage) === 'unlimited') return t`Unlimited mileage`
  return isFreeToCancel(car) ? t`Free cancellation` : null
}

/** Free for everybody who books here at present: included, or paid at the counter. */
function isFreeToCancel(car: CarOffer): boolean {
  return car.supplier.payLater || extraOffer(car.extras, 'cancellation') === 'included'
}
