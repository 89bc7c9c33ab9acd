import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { CarRating } from '#client/components/car/CarRating.tsx'
import { PriceBreakdown } from '#client/components/car/PriceBreakdown.tsx'
import { SupplierMark } from '#client/components/car/SupplierMark.tsx'
import type { Trip } from '#contract/car-search.ts'
import type { CarOffer } from '#contract/cars.ts'
import { useMoney } from '#client/i18n/money.ts'
import { Price } from '#client/ui/Price/Price.tsx'
import { CancellationLine } from './CancellationLine.tsx'
import { CarDetails } from './CarDetails.tsx'
import { ExtrasOffered } from './ExtrasOffered.tsx'
import { HandoverPlaces } from './HandoverPlaces.tsx'
import { KeepLonger } from './KeepLonger.tsx'
import { ShareRow } from '../share/ShareRow.tsx'
import { SheetSection } from './SheetSection.tsx'
import { WhatToBring } from './WhatToBring.tsx'
import type { Obstacle } from './useObstacle.ts'
import { body, notice, perDay, photo, source } from './CarSheet.css.ts'

type CarSheetBodyProps = { offer: CarOffer; trip: Trip; obstacle: Obstacle }

/** Without the filters: they are not what is shared. */
const tripOf = ({ pl, dl, from, to }: Trip): Trip => ({ pl, dl, from, to })

export function CarSheetBody({ offer, trip, obstacle }: CarSheetBodyProps) {
  const { t } = useLingui()
  const { show, inCurrency, currency } = useMoney()
  const { days, total, lines } = offer.quote
  const minimum = offer.supplier.minimumRentalDays
  return (
    <div className={body}>
      <div className={photo}>
        <CarPhoto src={offer.image} name={offer.name} priority />
      </div>
      <div className={source}>
        <SupplierMark supplier={offer.supplier} />
        <CarRating car={offer} />
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
      <KeepLonger offer={offer} trip={trip} />
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
      <SheetSection title={t`How the price is made`}>
        <PriceBreakdown lines={lines} total={total} />
      </SheetSection>
    </div>
  )
}
