import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { dehydratedAttribute } from '#contract/prerendered-page.ts'
import { untilThere } from '#client/api/lazy.ts'
import { useNear } from '#client/storage/useNear.ts'
import { placeholders } from './HomePage.css.ts'

type Load = () => Promise<ComponentType>

/** Waits to be wanted; a page that is drawn ahead waits for nothing. */
function waitingFor(load: Load) {
  let want = () => {}
  const isWanted = import.meta.env.SSR ? Promise.resolve() : new Promise<void>((resolve) => (want = resolve))
  const Block = lazy(() => isWanted.then(() => untilThere(load)).then((Loaded) => ({ default: Loaded })))
  // Made once: given anew, React would take away markup drawn ahead whose code is not here yet.
  const block = (
    <Suspense>
      <Block />
    </Suspense>
  )
  return { want: () => want(), block }
}

/** A block whose code and words come when it is about to be seen; its room, or its markup drawn ahead, is there before. */
export function LazyBlock({ load, room }: { load: Load; room: keyof typeof placeholders }) {
  const [box, isNear] = useNear<HTMLDivElement>()
  const [{ want, block }] = useState(() => waitingFor(load))
  useEffect(() => {
    if (isNear) want()
  }, [isNear, want])
  return (
    <div ref={box} className={placeholders[room]} {...{ [dehydratedAttribute]: '' }}>
      {block}
    </div>
  )
}
