import { useEffect, useState } from 'react'
import { roomForPictures } from '#client/storage/walks/picture-store.ts'

/** Few enough to be said before the room is gone. */
const few = 20

/** For how many pictures more there is room, where they are few; null else. `count` is how many were taken. */
export function useRoom(count: number): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useEffect(() => {
    let isHere = true
    void roomForPictures().then((next) => {
      if (isHere) setRoom(next !== null && next < few ? next : null)
    })
    return () => {
      isHere = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each picture takes some of it
  }, [count])
  return room
}
