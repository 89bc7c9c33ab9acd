// What of the frame follows the first screen: when data is saved, with the first touch. Its words travel apart from those that
// the first screen begins with.

import { lazy, Suspense, type ComponentType, type ReactElement } from 'react'
import { withMessages } from '#client/i18n/catalogs.ts'
import { firstTouch } from '#client/storage/first-touch.ts'
import { untilThere } from '#client/storage/later-part.ts'

/** A part that is missing until it could be fetched, and never an error. A page that is drawn ahead waits for nothing. */
export function following(load: () => Promise<ComponentType>): ReactElement {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await firstTouch()
    return { default: await untilThere(withMessages('frame', load)) }
  })
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}
