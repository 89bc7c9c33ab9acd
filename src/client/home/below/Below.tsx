import { FaqExcerpt } from '#client/questions/FaqExcerpt.tsx'
import { SavedLater } from '#client/favourites/SavedLater.tsx'
import { CarSizes } from './CarSizes.tsx'
import { Places } from './Places.tsx'
import { Reasons } from './Reasons.tsx'
import { Suppliers } from './Suppliers.tsx'
import { blocks } from './Below.css.ts'

/** Everything under the search form. */
export function Below() {
  return (
    <div className={blocks}>
      <CarSizes />
      <SavedLater />
      <Places />
      <Suppliers />
      <Reasons />
      <FaqExcerpt />
    </div>
  )
}
