import { useEffect, useState, type ComponentType } from 'react'
import { useOnline } from '#client/offline/connection.ts'
import { room } from './LaterBlock.css.ts'
import { useNear } from './useNear.ts'

/** A block whose code and words come when it is about to be seen; its room is there before. */
export function LaterBlock({ load }: { load: () => Promise<ComponentType> }) {
  const [box, isNear] = useNear<HTMLDivElement>()
  const [Block, setBlock] = useState<ComponentType | null>(null)
  const isWanted = isNear && Block === null
  const isOnline = useOnline()
  useEffect(() => {
    if (!isWanted) return
    // What is not on the device leaves the room empty without a network, and is asked for again with one.
    load().then(
      (loaded) => setBlock(() => loaded),
      () => undefined,
    )
    // A network that comes back is a reason to ask again.
    // eslint-disable-next-line react/exhaustive-deps
  }, [isWanted, load, isOnline])
  return (
    <div ref={box} className={room}>
      {Block && <Block />}
    </div>
  )
}
