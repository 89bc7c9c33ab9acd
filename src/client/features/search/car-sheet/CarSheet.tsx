import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { carQueries } from '#client/api/cars/cars.ts'
import { CarRating } from '#client/components/car/CarRating.tsx'
import { PriceBreakdown } from '#client/components/car/PriceBreakdown.tsx'
import { SupplierMark } from '#client/components/car/supplier/SupplierMark.tsx'
import { VerifiedLine } from '#client/components/car/supplier/VerifiedLine.tsx'
import { HeartButton } from '#client/components/favourites/HeartButton.tsx'
import { withMessages } from '#client/i18n/catalogs.ts'
import { useMoney } from '#client/i18n/money.ts'
import { Price } from '#client/ui/Price/Price.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import type { Trip } from '#contract/cars/car-search.ts'
import type { CarOffer } from '#contract/cars/cars.ts'
import { SheetPhotos } from '../photos/SheetPhotos.tsx'
import { ShareRow } from '../ShareRow.tsx'
import { CarDetails, WhatToBring } from './CarDetails.tsx'
import { CarSheetFooter, useObstacle, type Obstacle } from './CarSheetFooter.tsx'
import { ExtrasOffered } from './Extras.tsx'
import { HandoverPlaces } from './Handover.tsx'
import { NoCar } from './NoCar.tsx'
import { CancellationLine, KeepLonger } from './PriceNotes.tsx'
import { WaitingBody, WaitingFooter } from './Waiting.tsx'
import { body, heartRoom, notice, perDay, section, source } from './CarSheet.css.ts'

/** With the words of bookings, where whoever reads on is going. */
const CarReviews = lazy(
  withMessages('booking', async () => ({
    default: (await import('#client/components/reviews/CarReviews.tsx')).CarReviews,
  })),
)

type CarSheetProps = {
  id: string
  trip: Trip
  /** The offer as the list knows it: shown at once, confirmed by the answer. */
  listed: CarOffer | undefined
  onClose: () => void
}

export function CarSheet({ id, trip, listed, onClose }: CarSheetProps) {
  const { t } = useLingui()
  const { pl, dl, from, to } = trip
  const query = useQuery(carQueries.offer(id, { pl, dl, from, to }))
  const offer = query.data?.offer ?? listed
  const obstacle = useObstacle(offer, trip, query.data)
  const [hasLateTitle] = useState(offer === undefined)
  const isWaiting = offer === undefined && !query.isError
  return (
    <Sheet
      open
      onClose={onClose}
      side="drawer"
      title={offer?.name ?? t`Car`}
      hasLateTitle={hasLateTitle}
      closeLabel={t`Close`}
      aside={offer ? <HeartButton car={offer} /> : isWaiting && <span className={heartRoom} />}
      footer={
        offer ? (
          <CarSheetFooter offer={offer} trip={trip} obstacle={obstacle} />
        ) : (
          isWaiting && <WaitingFooter />
        )
      }
    >
      {offer ? (
        <CarSheetBody offer={offer} trip={trip} obstacle={obstacle} />
      ) : isWaiting ? (
        <WaitingBody />
      ) : (
        <NoCar query={query} onClose={onClose} />
      )}
    </Sheet>
  )
}

type CarSheetBodyProps = { offer: CarOffer; trip: Trip; obstacle: Obstacle }

/** Without the filters: they are not what is shared. */
const tripOf = ({ pl, dl, from, to }: Trip): Trip => ({ pl, dl, from, to })

function CarSheetBody({ offer, trip, obstacle }: CarSheetBodyProps) {
  const { show, inCurrency, currency } = useMoney()
  const { days, total } = offer.quote
  const minimum = offer.supplier.minimumRentalDays
  // The sheet opens with photo and price; what is further down follows in the next render, so that a tap shows at once.
  const showsMore = useDeferredValue(true, false)
  return (
    <div className={body}>
      <SheetPhotos car={offer} />
      <div className={source}>
        <SupplierMark supplier={offer.supplier} />
        <CarRating car={offer} />
        <VerifiedLine supplier={offer.supplier} />
      </div>
      <div>
        <Price text={show(total)} value={inCurrency(total)} currency={currency} size="l" />
        <p className={perDay}>
          <Trans>
            total for <Plural value={days} one="# day" other="# days" /> · {show(total / days)} a day
          </Trans>
        </p>
        <CancellationLine offer={offer} trip={trip} />
      </div>
      {obstacle?.code === 'below-minimum-days' && (
        <p className={notice}>
          <Trans>
            {offer.supplier.name} rents for at least <Plural value={minimum} one="# day" other="# days" />.
            Choose a later drop-off to book this car.
          </Trans>
        </p>
      )}
      {obstacle?.text !== undefined && <p className={notice}>{obstacle.text}</p>}
      <KeepLonger offer={offer} trip={trip} />
      {showsMore && <MoreOfCar offer={offer} trip={trip} />}
    </div>
  )
}

function MoreOfCar({ offer, trip }: { offer: CarOffer; trip: Trip }) {
  const { t } = useLingui()
  return (
    <>
      <ShareRow title={offer.name} search={{ ...tripOf(trip), car: offer._id }} />
      <SheetSection title={t`Protection and extras`}>
        <ExtrasOffered offer={offer} />
      </SheetSection>
      <SheetSection title={t`The car`}>
        <CarDetails offer={offer} />
      </SheetSection>
      <SheetSection title={t`Where you meet the car`}>
        <HandoverPlaces offer={offer} />
      </SheetSection>
      <SheetSection title={t`At the counter`}>
        <WhatToBring offer={offer} />
      </SheetSection>
      <SheetSection title={t`Price details`}>
        <PriceBreakdown lines={offer.quote.lines} total={offer.quote.total} />
      </SheetSection>
      {/* Last: what comes later moves nothing. */}
      {(offer.reviews ?? 0) > 0 && (
        <Suspense>
          <CarReviews car={offer} />
        </Suspense>
      )}
    </>
  )
}

function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={section}>
      <h3 className={titleM}>{title}</h3>
      {children}
    </section>
  )
}
