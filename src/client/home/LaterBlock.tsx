import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useOnline } from '#client/offline/connection.ts'
import { room } from './LaterBlock.css.ts'

/** How far below the screen a block is when it begins to be fetched. */
const near = '600px'

/** A block whose code and words come when it is about to be seen; its room is there before. */
export function LaterBlock({ load }: { load: () => Promise<ComponentType> }) {
  const box = useRef<HTMLDivElement>(null)
  const [Block, setBlock] = useState<ComponentType | null>(null)
  const isMissing = Block === null
  const isOnline = useOnline()
  useEffect(() => {
    if (!isMissing || box.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        // What is not on the device leaves the room empty without a network, and is asked for again with one.
        load().then(
          (loaded) => setBlock(() => loaded),
          () => undefined,
        )
      },
      { rootMargin: `0px 0px ${near} 0px` },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
    // A network that comes back is a reason to ask again.
    // eslint-disable-next-line react/exhaustive-deps
  }, [isMissing, load, isOnline])
  return (
    <div ref={box} className={room}>
      {Block && <Block />}
    </div>
  )
}
