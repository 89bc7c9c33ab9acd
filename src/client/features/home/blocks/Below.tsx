import { FaqExcerpt } from './FaqExcerpt.tsx'
import { SavedLater } from '#client/components/favourites/SavedLater.tsx'
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
      <SavedLater />
      <Places />
      <Suppliers />
      <Reasons />
      <FaqExcerpt />
    </div>
  )
}
