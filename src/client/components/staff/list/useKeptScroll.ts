// After a reload a list that grows begins with its first rows. It loads again as many as were above where its reader stood.

import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'

const key = 'listScroll'
/** Waits until scrolling has stopped: Safari limits how often the history is written. */
const scrollPause = 150
/** So many loads at most: the list may have become shorter. */
const mostLoads = 30

const Kept = v.object({ [key]: v.pipe(v.number(), v.minValue(1)) })

function readKept(): number | null {
  if (import.meta.env.SSR) return null
  const read = v.safeParse(Kept, window.history.state)
  return read.success ? read.output[key] : null
}

/** Keeps what else is in the entry. The router's own replaceState would load the page again. */
function writeKept(): void {
  const state: unknown = { ...(window.history.state as object | null), [key]: Math.round(window.scrollY) }
  History.prototype.replaceState.call(window.history, state, '')
}

const isTallEnough = (top: number) => document.documentElement.scrollHeight >= top + window.innerHeight

type Growing = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }

/** Of the whole page, which holds one such list. Whoever scrolls meanwhile stays where they are. */
export function useKeptScroll({ hasNextPage, isFetchingNextPage, fetchNextPage }: Growing): void {
  const [kept] = useState(readKept)
  const isLookedFor = useRef(kept !== null)
  const loadsLeft = useRef(mostLoads)

  useEffect(() => {
    if (kept === null || !isLookedFor.current || isFetchingNextPage) return
    if (!isTallEnough(kept) && hasNextPage && loadsLeft.current-- > 0) return void fetchNextPage()
    isLookedFor.current = false
    window.scrollTo({ top: kept, behavior: 'instant' })
  }, [kept, hasNextPage, isFetchingNextPage, fetchNextPage])

  useEffect(() => {
    const { pathname } = window.location
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      if (!isLookedFor.current && window.location.pathname === pathname) writeKept()
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(write, scrollPause)
    }
    const giveUp = () => (isLookedFor.current = false)
    window.addEventListener('scroll', later, { passive: true })
    for (const input of ['pointerdown', 'wheel', 'keydown'])
      window.addEventListener(input, giveUp, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', later)
      for (const input of ['pointerdown', 'wheel', 'keydown']) window.removeEventListener(input, giveUp)
    }
  }, [])
}
