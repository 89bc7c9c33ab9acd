import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { dehydratedAttribute } from '#contract/prerendered-page.ts'
import { untilThere } from '#client/api/lazy.ts'
import { useNear } from '#client/storage/useNear.ts'
import { placeholders } from './HomePage.css.ts'

type Load = () => Promise<ComponentType>

/** An element that loads its component once `start` has been called; on the server at once. */
function lazyElement(load: Load) {
  let start = () => {}
  const started = import.meta.env.SSR ? Promise.resolve() : new Promise<void>((resolve) => (start = resolve))
  const Block = lazy(() => started.then(() => untilThere(load)).then((Loaded) => ({ default: Loaded })))
  // Made once: React would remove prerendered markup whose code is not here yet if it were given a new element.
  const element = (
    <Suspense>
      <Block />
    </Suspense>
  )
  return { start: () => start(), element }
}

type LazyBlockProps = {
  load: Load
  /** The height until it is loaded. */
  placeholder: keyof typeof placeholders
}

/** A block whose code and texts are loaded when it comes near the screen. */
export function LazyBlock({ load, placeholder }: LazyBlockProps) {
  const [box, isNear] = useNear<HTMLDivElement>()
  const [{ start, element }] = useState(() => lazyElement(load))
  useEffect(() => {
    if (isNear) start()
  }, [isNear, start])
  return (
    <div ref={box} className={placeholders[placeholder]} {...{ [dehydratedAttribute]: '' }}>
      {element}
    </div>
  )
}
