// What of the frame follows the first screen: when data is saved, with the first touch.

import { lazy, Suspense, type ComponentType, type ReactElement } from 'react'
import { firstTouch } from '#client/offline/first-touch.ts'
import { untilThere } from '#client/offline/later-part.ts'

/** A part that is missing until it could be fetched, and never an error. A page that is drawn ahead waits for nothing. */
export function following(load: () => Promise<ComponentType>): ReactElement {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await firstTouch()
    return { default: await untilThere(load) }
  })
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}
