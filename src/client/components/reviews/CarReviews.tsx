import { Trans } from '@lingui/react/macro'
import type { CarOffer } from '#contract/cars/cars.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { ReviewList } from './ReviewList.tsx'
import { section } from './reviews.css.ts'

/** What drivers said of a car, in its sheet. */
export function CarReviews({ car: { _id: id, trips } }: { car: Pick<CarOffer, '_id' | 'trips'> }) {
  return (
    <section className={section}>
      <h3 className={titleM}>
        <Trans>What drivers say</Trans>
      </h3>
      <ReviewList of={{ kind: 'car', id }} trips={trips} />
    </section>
  )
}
