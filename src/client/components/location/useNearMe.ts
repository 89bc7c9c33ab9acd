import { useState } from 'react'
import type { Point } from './nearest.ts'

type NearMe = { state: 'idle' | 'asking' | 'refused'; point: Point | null; ask: () => void }

/** Asks for the position only after a press: browsers remember a refusal for good. */
export function useNearMe(): NearMe {
  const [state, setState] = useState<NearMe['state']>('idle')
  const [point, setPoint] = useState<Point | null>(null)
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPoint({ latitude: coords.latitude, longitude: coords.longitude })
        setState('idle')
      },
      () => setState('refused'),
      { timeout: 10_000, maximumAge: 600_000 },
    )
  }
  return { state, point, ask }
}
