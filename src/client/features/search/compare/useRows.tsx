import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Trip } from '#contract/cars/car-search.ts'
import { isNamed } from '#domain/car/supplier.ts'
import type { CarOffer } from '#contract/cars/cars.ts'
import { mileageOf } from '#domain/car/car.ts'
import { formatAmount } from '#domain/money/money.ts'
import { extraOffer } from '#domain/rental/extra-prices.ts'
import { extras, type Extra } from '#domain/rental/extras.ts'
import { CarRating } from '#client/components/car/CarRating.tsx'
import { extraLabels, fuelLabels, gearboxLabels } from '#client/components/car/labels.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useMoney } from '#client/i18n/money.ts'
import { Price } from '#client/ui/Price/Price.tsx'
import { CancellationLine } from '../car-sheet/PriceNotes.tsx'
import { best, onlyOne, type Compared } from './differences.ts'
import { list, nothing } from './CompareTable.css.ts'

export type Row = {
  id: string
  label: ReactNode
  cell: (offer: CarOffer) => ReactNode
  /** What sets this car apart in this row, in words. */
  notes?: (id: string) => string[]
}

const isUnlimited = (offer: CarOffer) => mileageOf(offer.mileage) === 'unlimited'
const includes = (offer: CarOffer, extra: Extra) => extraOffer(offer.extras, extra) === 'included'
const showsSupplier = ({ offer }: Compared) => offer !== undefined && isNamed(offer.supplier)

/** What is compared, row by row. */
export function useRows(cars: readonly Compared[], trip: Trip): Row[] {
  const { t } = useLingui()
  const language = useLanguage()
  const { show, inCurrency, currency } = useMoney()

  const among = (winners: ReadonlySet<string>, text: string) => (id: string) =>
    winners.has(id) ? [text] : []
  const alone = (has: (offer: CarOffer) => boolean) => {
    const only = onlyOne(cars, has)
    return (id: string) => (id === only ? [t`Only this one`] : [])
  }
  const yesOrNo = (is: boolean) => (is ? <Trans>Yes</Trans> : <Trans>No</Trans>)

  const rows: (Row | false)[] = [
    {
      id: 'total',
      label: <Trans>Total</Trans>,
      cell: ({ quote: { total, days } }) => (
        <>
          <Price text={show(total)} value={inCurrency(total)} currency={currency} />
          <p>
            <Plural value={days} one="# day" other="# days" />
          </p>
        </>
      ),
      notes: among(
        best(cars, ({ quote }) => quote.total),
        t`Cheapest`,
      ),
    },
    { id: 'daily', label: <Trans>A day</Trans>, cell: ({ quote: { total, days } }) => show(total / days) },
    {
      id: 'deposit',
      label: <Trans>Security deposit</Trans>,
      cell: ({ deposit }) => show(deposit),
      notes: among(
        best(cars, ({ deposit }) => deposit),
        t`Lowest deposit`,
      ),
    },
    {
      id: 'seats',
      label: <Trans>Seats</Trans>,
      cell: ({ seats }) => seats,
      notes: among(
        best(cars, ({ seats }) => seats, -1),
        t`Most seats`,
      ),
    },
    {
      id: 'gearbox',
      label: <Trans>Gearbox</Trans>,
      cell: ({ gearbox }) => t(gearboxLabels[gearbox]),
      notes: alone(({ gearbox }) => gearbox === 'automatic'),
    },
    { id: 'fuel', label: <Trans>Fuel</Trans>, cell: ({ fuelType }) => t(fuelLabels[fuelType]) },
    {
      id: 'mileage',
      label: <Trans>Mileage</Trans>,
      cell: (offer) => {
        const kilometres = formatAmount(offer.mileage, language)
        return isUnlimited(offer) ? <Trans>Unlimited</Trans> : <Trans>{kilometres} km a day</Trans>
      },
      notes: alone(isUnlimited),
    },
    {
      id: 'air',
      label: <Trans>Air conditioning</Trans>,
      cell: ({ airConditioning }) => yesOrNo(airConditioning),
      notes: alone(({ airConditioning }) => airConditioning),
    },
    {
      id: 'included',
      label: <Trans>Extras included</Trans>,
      cell: (offer) => <Included offer={offer} cars={cars} />,
    },
    {
      id: 'cancellation',
      label: <Trans>Cancellation</Trans>,
      cell: (offer) => <CancellationLine offer={offer} trip={trip} />,
    },
    {
      id: 'rating',
      label: <Trans>Rating</Trans>,
      cell: (offer) => <CarRating car={offer} />,
      notes: among(
        best(cars, ({ rating }) => rating, -1),
        t`Best rated`,
      ),
    },
    // A site that hides its suppliers names none here.
    cars.some(showsSupplier) && {
      id: 'supplier',
      label: <Trans>Rental agency</Trans>,
      cell: ({ supplier }) => supplier.name,
    },
    {
      id: 'counter',
      label: <Trans>Pay at the counter</Trans>,
      cell: ({ supplier }) => yesOrNo(supplier.payLater),
      notes: alone(({ supplier }) => supplier.payLater),
    },
  ]
  return rows.filter((row) => row !== false)
}

function Included({ offer, cars }: { offer: CarOffer; cars: readonly Compared[] }) {
  const { t } = useLingui()
  const included = extras.filter((extra) => includes(offer, extra))
  if (included.length === 0)
    return (
      <span className={nothing}>
        <Trans>None</Trans>
      </span>
    )
  return (
    <ul className={list}>
      {included.map((extra) => {
        const name = t(extraLabels[extra])
        const isOnlyHere = onlyOne(cars, (other) => includes(other, extra)) === offer._id
        return <li key={extra}>{isOnlyHere ? t`${name} (only this one)` : name}</li>
      })}
    </ul>
  )
}
