import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

type Point = { x: number; y: number }

/**
 * Looking closely at one photograph of a strip: it becomes larger around the point that was pressed, and its slide scrolls in both
 * directions, as fingers, wheels and keys do by themselves. `at` is the photograph in sight: another one is whole again.
 */
export function usePhotoZoom(slides: RefObject<HTMLElement | null>, at: number) {
  const [zoomedAt, setZoomedAt] = useState<number | null>(null)
  const around = useRef<Point>({ x: 0.5, y: 0.5 })
  const isZoomed = zoomedAt === at
  useLayoutEffect(() => {
    const slide = slides.current?.children[at]
    if (!slide || !isZoomed) return
    const { x, y } = around.current
    slide.scrollTo({
      left: x * slide.scrollWidth - slide.clientWidth / 2,
      top: y * slide.scrollHeight - slide.clientHeight / 2,
      behavior: 'instant',
    })
  }, [slides, at, isZoomed])
  function toggleAt({ x, y }: Point) {
    const box = slides.current?.children[at]?.firstElementChild?.getBoundingClientRect()
    if (box && box.width > 0 && box.height > 0)
      around.current = { x: (x - box.left) / box.width, y: (y - box.top) / box.height }
    setZoomedAt(isZoomed ? null : at)
  }
  return {
    isZoomed,
    toggleAt,
    toggle: () => {
      around.current = { x: 0.5, y: 0.5 }
      setZoomedAt(isZoomed ? null : at)
    },
    reset: () => setZoomedAt(null),
  }
}
