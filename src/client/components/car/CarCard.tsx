import { useRef, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, MapPin } from 'lucide-react'
import type { CarOffer } from '#contract/cars.ts'
import { mileageOf } from '#domain/car/car.ts'
import { extraOffer } from '#domain/rental/extra-prices.ts'
import { useMoney } from '#client/i18n/money.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { Price } from '#client/ui/Price/Price.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { CarFacts } from './CarFacts.tsx'
import { CarPhotos } from './CarPhotos.tsx'
import { CarRating } from './CarRating.tsx'
import { SupplierMark } from './SupplierMark.tsx'
import {
  body,
  card,
  chip,
  chips,
  cover,
  foot,
  head,
  money,
  named,
  photo,
  place,
  perDay,
  source,
  sum,
  terms,
  view,
} from './CarCard.css.ts'

type CarCardProps = {
  car: CarOffer
  priority?: boolean
  /** The card is one link: the same address with this car's sheet open. */
  onOpen: () => void
  /** Shown beside the name, above the link. */
  heart: ReactNode
  /** Shown beside the place, above the link. */
  compare: ReactNode
}

/** The list's own address is where the link leads: it would always count as the current page. */
const inactive = {}

export function CarCard({ car, priority, onOpen, heart, compare }: CarCardProps) {
  const { t } = useLingui()
  const { show, inCurrency, currency } = useMoney()
  const { nameOf } = usePlaces()
  const link = useRef<HTMLAnchorElement>(null)
  const { days, total } = car.quote
  const totalText = show(total)
  const dailyText = show(total / days)
  const depositText = show(car.deposit)
  const dayCount = plural(days, { one: '# day', other: '# days' })
  return (
    <article className={card}>
      <div className={photo}>
        <CarPhotos car={car} priority={priority} onPress={() => link.current?.click()} />
      </div>
      <div className={body}>
        <div className={head}>
          <div className={named}>
            <h2 className={titleM}>
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
            {heart}
          </div>
          <div className={source}>
            <SupplierMark supplier={car.supplier} />
            <CarRating car={car} />
          </div>
        </div>
        <CarFacts car={car} />
        <ul className={chips}>
          {isFreeToCancel(car) && (
            <li className={chip}>
              <Check size={16} aria-hidden />
              <Trans>Free cancellation</Trans>
            </li>
          )}
          {mileageOf(car.mileage) === 'unlimited' && (
            <li className={chip}>
              <Check size={16} aria-hidden />
              <Trans>Unlimited mileage</Trans>
            </li>
          )}
        </ul>
        <div className={foot}>
          <p className={place}>
            <MapPin size={16} aria-hidden />
            {nameOf(car.pickUpLocation)}
          </p>
          {compare}
        </div>
      </div>
      <div className={money}>
        <div>
          <Price text={totalText} value={inCurrency(total)} currency={currency} size="l" />
          <p className={perDay}>
            <span>
              <Trans>
                total for <Plural value={days} one="# day" other="# days" />
              </Trans>
            </span>
            <span>
              <Trans>{dailyText} a day</Trans>
            </span>
          </p>
          <p className={terms}>
            <Trans>
              Security deposit (refundable): <span className={sum}>{depositText}</span>
            </Trans>
          </p>
        </div>
        <span className={view} aria-hidden="true">
          <span className={buttonClass({ tone: 'outline', full: true })}>
            <Trans>View car</Trans>
          </span>
        </span>
      </div>
    </article>
  )
}

/** Free for everybody who books here at present: included, or paid at the counter. */
function isFreeToCancel(car: CarOffer): boolean {
  return car.supplier.payLater || extraOffer(car.extras, 'cancellation') === 'included'
}
