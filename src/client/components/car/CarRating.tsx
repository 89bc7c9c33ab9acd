import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import type { CarOffer } from '#contract/cars/cars.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { rating, star } from './CarRating.css.ts'

/** A car without ratings is new, not bad. */
export function CarRating({ car }: { car: Pick<CarOffer, 'rating' | 'trips'> }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (car.rating === null)
    return (
      <span className={rating}>
        <Trans>New on the site</Trans>
      </span>
    )
  const value = language === 'en' ? car.rating.toFixed(1) : car.rating.toFixed(1).replace('.', ',')
  return (
    <span className={rating}>
      <Star className={star} size={16} aria-hidden />
      <VisuallyHidden>{t`Rated ${value} out of 5`}</VisuallyHidden>
      <span aria-hidden="true">{value}</span>
      {car.trips > 0 && (
        <span>
          (<Plural value={car.trips} one="# trip" other="# trips" />)
        </span>
      )}
    </span>
  )
}
