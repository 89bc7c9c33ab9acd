import { FaqExcerpt } from './FaqExcerpt.tsx'
import { DeferredSavedCars } from '#client/components/favourites/DeferredSavedCars.tsx'
import { useHydratedBlock } from '#client/hydration/useHydratedBlock.ts'
import { Places } from './Places.tsx'
import { Reasons } from './Reasons.tsx'
import { Suppliers } from './Suppliers.tsx'
import { blocks } from './blocks.css.ts'

/** Everything under the sizes of cars. */
export function Below() {
  const ref = useHydratedBlock<HTMLDivElement>()
  return (
    <div ref={ref} className={blocks}>
      <DeferredSavedCars />
      <Places />
      <Suppliers />
      <Reasons />
      <FaqExcerpt />
    </div>
  )
}
