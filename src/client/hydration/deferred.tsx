// Parts of the layout whose code and messages are fetched after the first screen's.

import { lazy, Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { withMessages } from '#client/i18n/catalogs.ts'
import { untilThere } from '#client/api/lazy.ts'
import { dehydratedAttribute } from '#contract/prerendered-page.ts'
import { block } from './HydratedBlock.css.ts'
import { useHydratedBlock } from './useHydratedBlock.ts'

/** An element that is empty until its code could be fetched, and never an error. The server renders it at once. */
export function deferred(load: () => Promise<ComponentType>): ReactElement {
  const Part = lazy(async () => {
    const Loaded = await untilThere(withMessages('layout', load))
    return {
      default: () => (
        <HydratedBlock>
          <Loaded />
        </HydratedBlock>
      ),
    }
  })
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}

/**
 * Around a part whose markup is on the prerendered page before its code is there. React drops a press on such markup; here
 * it is recorded, and replayed once the part has hydrated. It belongs inside the lazy part: a boundary that renders
 * something of its own while its part is not there loses its markup with the next update.
 */
function HydratedBlock({ children }: { children: ReactNode }) {
  const ref = useHydratedBlock<HTMLDivElement>()
  return (
    <div ref={ref} className={block} {...{ [dehydratedAttribute]: '' }}>
      {children}
    </div>
  )
}
