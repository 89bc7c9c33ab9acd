import { useLingui } from '@lingui/react/macro'
import { Picture } from '#client/ui/Picture/Picture.tsx'
import { CarSilhouette } from './CarSilhouette.tsx'
import { floor, missing, photo } from './CarPhoto.css.ts'

type CarPhotoProps = { src: string; name: string; priority?: boolean }

/** The 3:2 floor keeps its place with or without the picture: offline, an unseen photo is a quiet silhouette. */
export function CarPhoto({ src, name, priority = false }: CarPhotoProps) {
  const { t } = useLingui()
  return (
    <span className={floor}>
      <Picture
        className={photo}
        src={src}
        alt={t`${name}, photo`}
        width={600}
        height={400}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      >
        <span className={missing} role="img" aria-label={t`${name}, no photo`}>
          <CarSilhouette />
        </span>
      </Picture>
    </span>
  )
}
