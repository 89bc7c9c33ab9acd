import { useState } from 'react'
import type { Point } from './nearest.ts'

export type NearMe = { state: 'idle' | 'asking' | 'refused'; point: Point | null; ask: () => void }

/** Asks for the position only after a press: browsers remember a refusal for good. `onFound` gets it as well. */
export function useNearMe(onFound?: (point: Point) => void): NearMe {
  const [state, setState] = useState<NearMe['state']>('idle')
  const [point, setPoint] = useState<Point | null>(null)
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const found = { latitude: coords.latitude, longitude: coords.longitude }
        setPoint(found)
        setState('idle')
        onFound?.(found)
      },
      () => setState('refused'),
      { timeout: 10_000, maximumAge: 600_000 },
    )
  }
  return { state, point, ask }
}
