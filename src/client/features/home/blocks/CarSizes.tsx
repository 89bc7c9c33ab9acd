import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { searchRanges } from '#domain/car/car.ts'
import { carSizeQueries } from '#client/api/car-sizes.ts'
import { CarSilhouette } from '#client/components/car/CarSilhouette.tsx'
import { RateAge } from '#client/components/car/RateAge.tsx'
import { carTypeLabels } from '#client/components/car/labels.ts'
import { useMoney } from '#client/i18n/money.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { useNear } from '#client/storage/useNear.ts'
import { useShortcutDates } from '#client/components/trip/useShortcutDates.ts'
import { useSuggestedTrip } from '#client/components/trip/useSuggestedTrip.ts'
import { classes } from '#client/ui/classes.ts'
import { Picture } from '#client/ui/Picture/Picture.tsx'
import { displayM } from '#client/ui/Text/text.css.ts'
import { SectionHead } from './Section.tsx'
import { from, name, note, picture, pictureMissing, pictureRoom, sum, tile, tiles } from './CarSizes.css.ts'

type Size = { picture: string; note: MessageDescriptor }

const sizes: Record<(typeof searchRanges)[number], Size> = {
  mini: { picture: '/pictures/cars/hatchback-champagne.svg', note: msg`Easy in traffic` },
  midi: { picture: '/pictures/cars/executive-midnight.svg', note: msg`Town and road` },
  maxi: { picture: '/pictures/cars/fullsize-forest.svg', note: msg`Space, and tracks` },
  scooter: { picture: '/pictures/cars/scooter-burgundy.svg', note: msg`Two wheels` },
}

/** Loaded when it is near; without scripts, at once. The placeholder has its size. */
function SizePicture({ src }: { src: string }) {
  const [ref, isNear] = useNear<SVGSVGElement>()
  const image = (
    <Picture className={picture} src={src} alt="" width={300} height={200} decoding="async">
      <span className={classes(picture, pictureMissing)}>
        <CarSilhouette />
      </span>
    </Picture>
  )
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
  if (price === null)
    return (
      <span className={from}>
        <Trans>None at the moment</Trans>
      </span>
    )
  const amount = price === undefined ? '' : money.show(price)
  return (
    <span className={from}>
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
  const { data } = useQuery(carSizeQueries.all())
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
      <RateAge />
    </section>
  )
}
