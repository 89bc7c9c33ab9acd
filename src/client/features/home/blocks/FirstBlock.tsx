import { useHydratedBlock } from '#client/hydration/useHydratedBlock.ts'
import { CarSizes } from './CarSizes.tsx'

/** The block that a phone shows the beginning of: apart from the others, so that they are not fetched with it. */
export function FirstBlock() {
  const ref = useHydratedBlock<HTMLDivElement>()
  return (
    <div ref={ref}>
      <CarSizes />
    </div>
  )
}
