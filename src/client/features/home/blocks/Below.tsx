import { FaqExcerpt } from './FaqExcerpt.tsx'
import { SavedLater } from '#client/components/favourites/SavedLater.tsx'
import { useHydratedBlock } from '#client/hydration/useHydratedBlock.ts'
import { CarSizes } from './CarSizes.tsx'
import { Places } from './Places.tsx'
import { Reasons } from './Reasons.tsx'
import { Suppliers } from './Suppliers.tsx'
import { blocks } from './blocks.css.ts'

/** Everything under the search form. */
export function Below() {
  const ref = useHydratedBlock<HTMLDivElement>()
  return (
    <div ref={ref} className={blocks}>
      <CarSizes />
      <SavedLater />
      <Places />
      <Suppliers />
      <Reasons />
      <FaqExcerpt />
    </div>
  )
}
