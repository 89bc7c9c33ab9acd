import { useLingui } from '@lingui/react/macro'
import { CarFront } from 'lucide-react'
import { photoAddress, photoIdOf, photoWidths, type photoFormats } from '#domain/car/photos.ts'
import { useDataSaver } from '#client/store/data-saver.ts'
import { Picture } from '#client/ui/Picture/Picture.tsx'
import { drawing, drawn, floor, missing, photograph } from './CarPhoto.css.ts'

/** Where data is saved: the smallest there is. */
const savedSizes = '1px'
/** Not all of a phone's three pixels a point: two look the same and cost half the bytes. */
const usualSizes = '(min-width: 1024px) 480px, 62vw'

const sourcesOf = (id: string, format: (typeof photoFormats)[number]) =>
  photoWidths.map((width) => `${photoAddress(id, width, format)} ${width}w`).join(', ')

type CarPhotoProps = {
  /** The address of a photograph, or of a drawn car. */
  src: string
  name: string
  priority?: boolean
  alt?: string
  /** Says of a drawn car that it is one, where there is room for the word. */
  isMarked?: boolean
  /** How wide it is on the screen, where somebody asked for another size than that of a card: also where data is saved. */
  sizes?: string
}

/** The 3:2 floor keeps its place with or without the picture: offline, an unseen photo is a quiet silhouette. */
export function CarPhoto({ src, name, priority = false, alt, isMarked = false, sizes }: CarPhotoProps) {
  const { t } = useLingui()
  const isSaving = useDataSaver()
  const id = photoIdOf(src)
  return (
    <span className={floor}>
      <Picture
        className={id === null ? drawn : photograph}
        src={src}
        {...(id !== null && {
          avif: sourcesOf(id, 'avif'),
          srcSet: sourcesOf(id, 'webp'),
          sizes: sizes ?? (isSaving ? savedSizes : usualSizes),
        })}
        alt={alt ?? (id === null ? t`${name}, drawing` : t`${name}, photo`)}
        width={300}
        height={200}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        // The first ones are there when their strip takes their place: no blank frame between.
        decoding={priority ? 'sync' : 'async'}
      >
        <span className={missing} role="img" aria-label={t`${name}, no photo`}>
          <CarFront size={40} strokeWidth={1} aria-hidden />
        </span>
      </Picture>
      {isMarked && id === null && src !== '' && (
        <span className={drawing} aria-hidden="true">
          {t`Drawing`}
        </span>
      )}
    </span>
  )
}
