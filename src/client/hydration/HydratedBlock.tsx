import type { ReactNode } from 'react'
import { dehydratedAttribute } from '#contract/prerendered-page.ts'
import { block } from './HydratedBlock.css.ts'
import { useHydratedBlock } from './useHydratedBlock.ts'

/**
 * Around a part whose markup is on the prerendered page before its code is there. React drops a press on such markup; here
 * it is recorded, and replayed once the part has hydrated. It belongs inside the lazy part: a boundary that renders
 * something of its own while its part is not there loses its markup with the next update.
 */
export function HydratedBlock({ children }: { children: ReactNode }) {
  const ref = useHydratedBlock<HTMLDivElement>()
  return (
    <div ref={ref} className={block} {...{ [dehydratedAttribute]: '' }}>
      {children}
    </div>
  )
}
