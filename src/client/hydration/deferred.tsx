// Parts of the layout whose code and messages are fetched after the first screen's.

import { lazy, Suspense, type ComponentType, type ReactElement } from 'react'
import { withMessages } from '#client/i18n/catalogs.ts'
import { untilThere } from '#client/api/lazy.ts'
import { HydratedBlock } from './HydratedBlock.tsx'

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
