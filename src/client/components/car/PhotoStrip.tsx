import { useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { photoAddress } from '#domain/car/photos.ts'
import { CarPhoto } from './CarPhoto.tsx'
import { floor } from './CarPhoto.css.ts'
import { back, count, forth, frame, slide, strip } from './PhotoStrip.css.ts'

export type PhotoStripProps = {
  car: { name: string; photos: readonly string[] }
  priority?: boolean
  /** What a tap on the photographs does. */
  onPress?: () => void
  /** Told the index of the photograph in sight. */
  onReach?: (index: number) => void
}

/** A car's photographs side by side: swiped, or stepped through with keys or arrows. */
export function PhotoStrip({ car, priority = false, onPress, onReach }: PhotoStripProps) {
  const { t } = useLingui()
  const strips = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  // A photograph costs nothing before a finger or a pointer comes to the one beside it.
  const [reached, setReached] = useState(0)
  const { name, photos } = car
  const total = photos.length
  const altOf = (number: number) => t`${name}, photo ${number} of ${total}`
  const reach = (index: number) => setReached((before) => Math.max(before, index))
  const step = (by: 1 | -1) => strips.current?.scrollBy({ left: by * strips.current.clientWidth })
  return (
    <div className={frame} onPointerEnter={() => reach(at + 1)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the card's link is the control */}
      <div
        ref={strips}
        className={strip}
        role="group"
        aria-label={t`Photos of ${name}`}
        data-scrolls
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        tabIndex={0}
        onFocus={() => reach(at + 1)}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const index = Math.round(scrollLeft / clientWidth)
          setAt(index)
          if (index !== at) onReach?.(index)
          reach(index + 1)
        }}
        onClick={onPress}
        onKeyDown={({ key }) => key === 'Enter' && onPress?.()}
      >
        {photos.map((id, index) => (
          <span key={id} className={slide}>
            {index <= reached ? (
              <CarPhoto
                src={photoAddress(id, 720, 'webp')}
                name={name}
                alt={altOf(index + 1)}
                priority={priority && index === 0}
              />
            ) : (
              <span className={floor} />
            )}
          </span>
        ))}
      </div>
      <span className={count} aria-hidden="true">
        {at + 1}/{total}
      </span>
      {/* For a mouse alone: fingers swipe, and keys move the strip itself. */}
      <span className={back} aria-hidden="true" hidden={at === 0} onClick={() => step(-1)}>
        <ChevronLeft size={20} />
      </span>
      <span className={forth} aria-hidden="true" hidden={at === total - 1} onClick={() => step(1)}>
        <ChevronRight size={20} />
      </span>
    </div>
  )
}
