import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import { useCallback, useRef, useState, type KeyboardEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { useBackCloses } from '#client/ui/useBackCloses.ts'
import { photoAddress } from '#domain/car/photos.ts'
import { usePhotoZoom } from './usePhotoZoom.ts'
import {
  bar,
  control,
  count,
  slide,
  stage,
  step,
  strip,
  thumb,
  thumbs,
  whole,
  zoomed,
} from './FullScreenPhotos.css.ts'

type FullScreenPhotosProps = {
  name: string
  photos: readonly string[]
  /** The photograph that was pressed. */
  start: number
  onClose: () => void
}

/** Photographs over the whole screen: swiped or stepped through, chosen from small ones below, and looked at closely. */
export function FullScreenPhotos({ name, photos, start, onClose }: FullScreenPhotosProps) {
  const { t } = useLingui()
  const slides = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(start)
  const { isZoomed, toggleAt, toggle, reset } = usePhotoZoom(slides, at)
  useBackCloses(true, onClose)
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      slides.current = element
      // Where the strip of the sheet was, without a way there.
      element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
    },
    [start],
  )
  const total = photos.length
  const number = at + 1
  const altOf = useAlt(name, total)
  const goTo = (index: number) => {
    if (index < 0 || index >= total) return
    reset()
    setAt(index)
    slides.current?.scrollTo({ left: index * slides.current.clientWidth })
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') goTo(at + 1)
    if (key === 'ArrowLeft') goTo(at - 1)
  }
  return (
    <Root open onOpenChange={(next) => next || onClose()}>
      <Portal>
        <Content className={stage} aria-describedby={undefined} data-sheet="photos" onKeyDown={onKeyDown}>
          <div className={bar}>
            <Title className={count}>{total === 1 ? name : t`${name}, ${number} of ${total}`}</Title>
            <IconButton
              className={control}
              label={isZoomed ? t`Smaller` : t`Larger`}
              icon={isZoomed ? <ZoomOut size={20} aria-hidden /> : <ZoomIn size={20} aria-hidden />}
              onClick={toggle}
            />
            <Close asChild>
              <IconButton className={control} label={t`Close`} icon={<X size={20} aria-hidden />} />
            </Close>
          </div>
          <div
            ref={place}
            className={strip}
            data-scrolls
            data-zoomed={isZoomed || undefined}
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
              clientWidth > 0 && setAt(Math.round(scrollLeft / clientWidth))
            }
          >
            {photos.map((id, index) => (
              // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button above does the same
              <div
                key={id}
                className={slide}
                onClick={({ clientX, clientY }) => toggleAt({ x: clientX, y: clientY })}
              >
                {Math.abs(index - at) <= 1 && (
                  <span className={isZoomed && index === at ? zoomed : whole}>
                    <CarPhoto
                      src={photoAddress(id, 1200, 'webp')}
                      name={name}
                      alt={altOf(index)}
                      sizes={isZoomed ? '250vw' : '100vw'}
                    />
                  </span>
                )}
              </div>
            ))}
          </div>
          {total > 1 && (
            <>
              <div className={step}>
                <IconButton
                  className={control}
                  label={t`Previous photo`}
                  icon={<ChevronLeft size={20} aria-hidden />}
                  disabled={at === 0}
                  onClick={() => goTo(at - 1)}
                />
                <IconButton
                  className={control}
                  label={t`Next photo`}
                  icon={<ChevronRight size={20} aria-hidden />}
                  disabled={at === total - 1}
                  onClick={() => goTo(at + 1)}
                />
              </div>
              <ul className={thumbs} data-scrolls>
                {photos.map((id, index) => (
                  <li key={id}>
                    <button
                      type="button"
                      className={thumb}
                      aria-label={altOf(index)}
                      aria-current={index === at || undefined}
                      onClick={() => goTo(index)}
                    >
                      <CarPhoto src={photoAddress(id, 360, 'webp')} name={name} alt="" sizes="72px" />
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Content>
      </Portal>
    </Root>
  )
}

function useAlt(name: string, total: number): (index: number) => string {
  const { t } = useLingui()
  return (index) => {
    const number = index + 1
    return total === 1 ? t`${name}, photo` : t`${name}, photo ${number} of ${total}`
  }
}
