import { useCallback, useEffect, useState, type ComponentProps, type ReactNode } from 'react'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'children' | 'onError'> & {
  src: string
  /** The same picture in AVIF, as a `srcset`, for browsers that know it. */
  avif?: string
  /** Shown instead while the picture cannot be loaded: gone, or never seen and offline. */
  children: ReactNode
}

/** An image that is never shown broken. It is tried again when the network is back. */
export function Picture({ src, avif, children, alt, ...rest }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const isMissing = src === '' || failedSrc === src
  // A prerendered image may have failed before React listened.
  const check = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0)
        void element.decode().catch(() => setFailedSrc(src))
    },
    [src],
  )
  useEffect(() => {
    if (failedSrc === null) return
    const retry = () => setFailedSrc(null)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [failedSrc])
  if (isMissing) return children
  const image = <img {...rest} ref={check} src={src} alt={alt} onError={() => setFailedSrc(src)} />
  if (avif === undefined) return image
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={rest.sizes} />
      {image}
    </picture>
  )
}
