import { Suspense, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Maximize2 } from 'lucide-react'
import { CarPhotos } from '#client/components/car/CarPhotos.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import type { CarOffer } from '#contract/cars/cars.ts'
import { larger, photo } from './SheetPhotos.css.ts'

const FullScreenPhotos = lazyRouteComponent(() => import('./FullScreenPhotos.tsx'), 'FullScreenPhotos')
const load = () => void FullScreenPhotos.preload?.()

/** A car's pictures in its sheet. Photographs open over the whole screen; a drawing has nothing more to show. */
export function SheetPhotos({ car }: { car: CarOffer }) {
  const { t } = useLingui()
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  if (car.photos.length === 0)
    return (
      <div className={photo}>
        <CarPhotos car={car} priority />
      </div>
    )
  return (
    <div className={photo}>
      <CarPhotos car={car} priority onPress={open} onReach={setAt} />
      <IconButton
        className={larger}
        label={t`Full screen`}
        icon={<Maximize2 size={18} aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      />
      {isOpen && (
        <Suspense>
          <FullScreenPhotos name={car.name} photos={car.photos} start={at} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
