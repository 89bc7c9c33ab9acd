// Parts of the layout whose code and messages are fetched after the first screen's.

import { lazy, Suspense, type ComponentType, type ReactElement } from 'react'
import { withMessages } from '#client/i18n/catalogs.ts'
import { untilThere } from '#client/api/lazy.ts'

/** An element that is empty until its code could be fetched, and never an error. The server renders it at once. */
export function deferred(load: () => Promise<ComponentType>): ReactElement {
  const Part = lazy(async () => ({ default: await untilThere(withMessages('frame', load)) }))
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}
