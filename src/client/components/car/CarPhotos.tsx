import { lazy, Suspense } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { untilThere } from '#client/api/lazy.ts'
import { CarPhoto } from './CarPhoto.tsx'
import type { PhotoStripProps } from './PhotoStrip.tsx'

const PhotoStrip = lazy(() =>
  untilThere(() => import('./PhotoStrip.tsx')).then((part) => ({ default: part.PhotoStrip })),
)

type CarPhotosProps = PhotoStripProps & { car: { image: string } }

/** A car's photographs. A single one, or the drawing, does not swipe; the carousel is loaded only for several. */
export function CarPhotos(props: CarPhotosProps) {
  const { car, priority } = props
  const isHydrated = useHydrated()
  const first = <CarPhoto src={car.image} name={car.name} priority={priority} isMarked />
  if (car.photos.length < 2 || !isHydrated) return first
  return (
    <Suspense fallback={first}>
      <PhotoStrip {...props} />
    </Suspense>
  )
}
