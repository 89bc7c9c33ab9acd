import { useEffect, useState } from 'react'
import { readWayBack } from './way-back.ts'

/** The checkout that a session came from; null until the device has answered, and where there is none. */
export function useWayBack(session: string): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    void readWayBack(session).then((kept) => isHere && setAddress(kept))
    return () => {
      isHere = false
    }
  }, [session])
  return address
}
