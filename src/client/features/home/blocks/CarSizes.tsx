import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { searchRanges } from '#domain/car/car.ts'
import { useOnline } from '#client/api/connection.ts'
import { carSizeQueries } from '#client/api/cars/car-sizes.ts'
import { RateAge } from '#client/components/car/RateAge.tsx'
import { carTypeLabels } from '#client/components/car/labels.ts'
import { useDrawnPrice } from '#client/i18n/currency.ts'
import { useMoney } from '#client/i18n/money.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { useNear } from '#client/storage/useNear.ts'
import { useShortcutDates } from '#client/components/trip/useShortcutDates.ts'
import { useSuggestedTrip } from '#client/components/trip/useSuggestedTrip.ts'
import { classes } from '#client/ui/classes.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { displayM } from '#client/ui/Text/text.css.ts'
import { SectionHead } from './Section.tsx'
import { from, name, note, picture, pictureMissing, pictureRoom, sum, tile, tiles } from './CarSizes.css.ts'

type Size = { picture: string; note: MessageDescriptor }

const sizes: Record<(typeof searchRanges)[number], Size> = {
  mini: { picture: '/pictures/cars/hatchback-champagne.svg', note: msg`Easy in traffic` },
  midi: { picture: '/pictures/cars/executive-midnight.svg', note: msg`Town and road` },
  maxi: { picture: '/pictures/cars/fullsize-forest.svg', note: msg`Space and rough roads` },
  scooter: { picture: '/pictures/cars/scooter-burgundy.svg', note: msg`Two wheels` },
}

/** Offline, in the place of a picture that was never seen. Drawn here: icons come with the results. */
const silhouette = (
  <svg className={classes(picture, pictureMissing)} viewBox="-60 -38 120 80" aria-hidden="true">
    <path d="M-20 8v-8q0-3 3-3h4l5-9q1-2 4-2h12q3 0 5 2l6 9 4 1q3 1 3 4v6zM-15 8a4 4 0 0 0 8 0M7 8a4 4 0 0 0 8 0" />
  </svg>
)

/** Of the results, and kept with them: online it is not shown. */
const DataAge = lazy(async () => ({ default: (await import('#client/components/DataAge.tsx')).DataAge }))

/** Loaded when it is near; without scripts, at once. The placeholder has its size. */
function SizePicture({ src }: { src: string }) {
  const [ref, isNear] = useNear<SVGSVGElement>()
  const [isMissing, setMissing] = useState(false)
  const image = (
    <img
      className={picture}
      src={src}
      alt=""
      width={300}
      height={200}
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
  if (isMissing) return silhouette
  if (isNear) return image
  return (
    <>
      <svg ref={ref} className={classes(picture, pictureMissing, pictureRoom)} aria-hidden="true" />
      <noscript>{image}</noscript>
    </>
  )
}

/** The lowest price of a day; its line is reserved before the price is known. */
function From({ price }: { price: number | null | undefined }) {
  const money = useMoney()
  const drawn = useDrawnPrice()
  if (price === null)
    return (
      <span className={from}>
        <Trans>None at the moment</Trans>
      </span>
    )
  const amount = price === undefined ? '' : money.show(price)
  return (
    <span className={from} {...drawn}>
      {amount !== '' && (
        <Trans>
          From <strong className={sum}>{amount}</strong> a day
        </Trans>
      )}
    </span>
  )
}

export function CarSizes() {
  const { t } = useLingui()
  const { nameOf } = usePlaces()
  const trip = useSuggestedTrip()
  const dates = useShortcutDates()
  const { data, dataUpdatedAt } = useQuery(carSizeQueries.all())
  const isOnline = useOnline()
  const place = trip === null ? '' : nameOf(trip.pl)
  return (
    <section>
      <SectionHead
        title={<Trans>Choose a size</Trans>}
        text={place !== '' && <Trans>Cars in {place}</Trans>}
      />
      <ul className={tiles}>
        {searchRanges.map((range) => (
          <li key={range}>
            <Link
              className={tile}
              to="/search"
              search={{ pl: trip?.pl, dl: trip?.dl, ...dates, ranges: [range] }}
              preload={false}
            >
              <SizePicture src={sizes[range].picture} />
              <span className={`${displayM} ${name}`}>{t(carTypeLabels[range])}</span>
              <span className={note}>{t(sizes[range].note)}</span>
              <From price={data?.find((size) => size.range === range)?.fromPrice} />
            </Link>
          </li>
        ))}
      </ul>
      {!isOnline && data !== undefined && (
        <Text tone="secondary">
          <Suspense>
            <DataAge updatedAt={dataUpdatedAt} />
          </Suspense>
        </Text>
      )}
      <RateAge />
    </section>
  )
}
