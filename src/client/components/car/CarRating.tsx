import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import type { CarOffer } from '#contract/cars/cars.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { rating, star } from './CarRating.css.ts'

/** Below three reviews there is no rating: a car is new then, not bad. */
export function CarRating({ car }: { car: Pick<CarOffer, 'rating' | 'reviews'> }) {
  const { rating: mean, reviews = 0 } = car
  const { t } = useLingui()
  const language = useLanguage()
  if (mean === null)
    return (
      <span className={rating}>
        <Trans>New</Trans>
      </span>
    )
  const value = language === 'en' ? mean.toFixed(1) : mean.toFixed(1).replace('.', ',')
  return (
    <span className={rating}>
      <Star className={star} size={16} aria-hidden />
      <VisuallyHidden>{t`Rated ${value} out of 5`}</VisuallyHidden>
      <span aria-hidden="true">{value}</span>
      {reviews > 0 && (
        <span>
          (<Plural value={reviews} one="# review" other="# reviews" />)
        </span>
      )}
    </span>
  )
}
