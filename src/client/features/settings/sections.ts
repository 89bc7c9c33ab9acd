// The sections of the settings: their names in the order of the page, which one is being read, and where the focus goes.

import { useEffect, useState } from 'react'
import { msg } from '@lingui/core/macro'

const sections = [
  { id: 'profile', name: msg`Your details`, isPersonal: true },
  { id: 'licence', name: msg`Driver's licence`, isPersonal: true },
  { id: 'display', name: msg`Language, currency and appearance`, isPersonal: false },
  { id: 'network', name: msg`Network`, isPersonal: false },
  { id: 'notifications', name: msg`Notifications`, isPersonal: true },
  { id: 'install', name: msg`Install the app`, isPersonal: false },
  { id: 'devices', name: msg`Password and devices`, isPersonal: true },
  { id: 'data', name: msg`Your data`, isPersonal: true },
]

const ofEverybody = sections.filter(({ isPersonal }) => !isPersonal)

/** A visitor sets only what belongs to the device. */
export function sectionsOf(isKnown: boolean): typeof sections {
  return isKnown ? sections : ofEverybody
}

type Viewport = {
  /** Where each section begins below the upper edge of the window, in pixels, in the order of the page. */
  sections: readonly { id: string; top: number }[]
  /** What lies above this line has been read past. */
  line: number
  /** The window's height in pixels. */
  height: number
  /** The page cannot be scrolled further: its last sections never reach the line. */
  isAtEnd: boolean
  /** The section that the address names. */
  asked: string
}

/** The section at the line; at the end of the page the one asked for, if it is in sight, or else the last. */
export function currentSection({ sections, line, height, isAtEnd, asked }: Viewport): string | undefined {
  const past = sections.filter(({ top }) => top <= line)
  const read = past.at(-1) ?? sections[0]
  if (!isAtEnd) return read?.id
  const inSight = sections.filter(({ top }) => top < height)
  return (inSight.find(({ id, top }) => id === asked && top >= 0) ?? inSight.at(-1) ?? read)?.id
}

/** A little below the header, where the eye begins to read. */
const readingLine = 160

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
      setCurrent(
        currentSection({ sections: tops, line: readingLine, height: window.innerHeight, isAtEnd, asked }),
      )
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

/** Puts the focus on the title of a section. */
export function focusTitle(section: string): void {
  document.getElementById(`${section}-title`)?.focus({ preventScroll: true })
}

/** The same, unless the person has moved on to another section meanwhile. */
export function keepFocusIn(section: string): void {
  const holder = document.activeElement
  const isHere = document.getElementById(section)?.contains(holder) ?? false
  if (isHere || holder === null || holder === document.body) focusTitle(section)
}
