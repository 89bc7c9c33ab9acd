import { useEffect, useState } from 'react'
import { currentSection } from './current-section.ts'

/** A little below the header, where the eye begins to read. */
const line = 160

/** Follows the page as it is scrolled, once a frame at most. */
export function useCurrentSection(sections: readonly { id: string }[], asked: string): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  const ids = sections.map(({ id }) => id).join(' ')
  useEffect(() => {
    let frame = 0
    function look() {
      frame = 0
      const { scrollHeight } = document.documentElement
      const tops = ids.split(' ').flatMap((id) => {
        const element = document.getElementById(id)
        return element === null ? [] : [{ id, top: element.getBoundingClientRect().top }]
      })
      const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 2
      setCurrent(currentSection({ sections: tops, line, height: window.innerHeight, isAtEnd, asked }))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    lookSoon()
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
    }
  }, [ids, asked])
  return current
}
