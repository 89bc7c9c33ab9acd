import { photoAddress } from '#domain/car/photos.ts'
import { Picture } from '#client/ui/Picture/Picture.tsx'
import { picture } from './place.css.ts'

/** The 3:2 picture; nothing where it cannot be loaded: the words beside it say the same. */
export function PlacePicture({ id, alt }: { id: string; alt: string }) {
  return (
    <Picture
      className={picture}
      src={photoAddress(id, 720, 'webp')}
      srcSet={`${photoAddress(id, 360, 'webp')} 360w, ${photoAddress(id, 720, 'webp')} 720w`}
      sizes="(min-width: 768px) 320px, 90vw"
      alt={alt}
      width={720}
      height={480}
      loading="lazy"
      decoding="async"
    >
      {null}
    </Picture>
  )
}
