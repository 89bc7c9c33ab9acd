import { lazy, Suspense } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { untilThere } from '#client/api/lazy.ts'
import { CarPhoto } from './CarPhoto.tsx'
import type { PhotoStripProps } from './PhotoStrip.tsx'

const PhotoStrip = lazy(() =>
  untilThere(() => import('./PhotoStrip.tsx')).then((part) => ({ default: part.PhotoStrip })),
)

type CarPhotosProps = PhotoStripProps & { car: { image: string } }

/** A car's photographs. One alone, or the drawn car, stands still; what swipes several is fetched where there are any. */
export function CarPhotos(props: CarPhotosProps) {
  const { car, priority } = props
  const isHydrated = useHydrated()
  const first = <CarPhoto src={car.image} name={car.name} priority={priority} />
  if (car.photos.length < 2 || !isHydrated) return first
  return (
    <Suspense fallback={first}>
      <PhotoStrip {...props} />
    </Suspense>
  )
}
