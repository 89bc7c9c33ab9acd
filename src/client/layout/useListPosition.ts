// The scroll position in the list. The specification asks to scroll to the top at each change of path; Back
// restores the row that was on the screen.

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { Id } from '#contract/fields.ts'

const key = 'listPosition'
/** Waits until scrolling has stopped: Safari limits how often the history is written. */
const scrollPause = 150

/** A row, and its distance from the top of the screen. */
const Position = v.object({ row: Id, top: v.number() })
type Position = v.InferOutput<typeof Position>

/** The attribute of a row's element that holds its id. */
export type RowAttribute = 'data-booking' | 'data-car'

function readPosition(): Position | null {
  if (import.meta.env.SSR) return null
  const state: unknown = window.history.state
  const read = v.safeParse(v.object({ [key]: Position }), state)
  return read.success ? read.output[key] : null
}

/** Keeps the entry's key. The router's own replaceState would load the page again. */
function writePosition(place: Position | undefined): void {
  const state: unknown = { ...(window.history.state as object | null), [key]: place }
  History.prototype.replaceState.call(window.history, state, '')
}

/** The first row that is at least half in sight; none where nothing was scrolled. */
function positionIn(list: HTMLElement, rowAttribute: RowAttribute): Position | undefined {
  if (window.scrollY < 1) return undefined
  for (const element of list.querySelectorAll<HTMLElement>(`[${rowAttribute}]`)) {
    const { top, height } = element.getBoundingClientRect()
    if (top + height / 2 > 0) return { row: element.getAttribute(rowAttribute)!, top }
  }
  return undefined
}

/** Events with which a person takes over the scrolling. */
const userInputs = ['pointerdown', 'wheel', 'keydown'] as const

/** For how many frames the position is restored: rows out of sight have an estimated height until they come near. */
const restoreFrames = 20

const rowOf = ({ row }: Position, list: HTMLElement, rowAttribute: RowAttribute) =>
  list.querySelector(`[${rowAttribute}="${CSS.escape(row)}"]`)

/** Returns a function that stops restoring. */
function restore(position: Position, list: HTMLElement, rowAttribute: RowAttribute): () => void {
  const { top } = position
  const element = rowOf(position, list, rowAttribute)
  let frame = 0
  let left = restoreFrames
  const settle = () => {
    const away = element === null ? 0 : element.getBoundingClientRect().top - top
    if (Math.abs(away) >= 1) window.scrollBy({ top: away, behavior: 'instant' })
    if (element !== null && left-- > 0) frame = requestAnimationFrame(settle)
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const input of userInputs) window.removeEventListener(input, stop, { capture: true })
  }
  for (const input of userInputs) window.addEventListener(input, stop, { capture: true, passive: true })
  settle()
  return stop
}

/** A list that grows: after a reload it begins with its first rows. */
type Growing = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

/** So many loads at most to find a row again: it may have gone. */
const mostLoads = 30

/** Of the list in the element that gets the ref; `isReady` once its rows are there. Rows of `growing` load until the row is. */
export function useListPosition(
  isReady: boolean,
  rowAttribute: RowAttribute,
  growing: Growing,
): RefObject<HTMLDivElement | null> {
  const router = useRouter()
  const list = useRef<HTMLDivElement>(null)
  const [arrived] = useState(readPosition)
  const isLookedFor = useRef(arrived !== null)
  const loadsLeft = useRef(mostLoads)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = growing

  useLayoutEffect(() => {
    if (!isReady || !isLookedFor.current || arrived === null || list.current === null) return
    const element = list.current
    let letGo = restore(arrived, element, rowAttribute)
    const end = () => {
      isLookedFor.current = false
      letGo()
    }
    // The layout scrolls to the top once the screen is rendered, after this; both happen before the first paint. After a quick
    // Back it does so twice: the screen that was left reports last.
    const leave = router.subscribe('onRendered', ({ pathChanged }) => {
      if (!pathChanged || !isLookedFor.current) return
      letGo()
      letGo = restore(arrived, element, rowAttribute)
    })
    for (const hand of userInputs) window.addEventListener(hand, end, { capture: true, passive: true })
    return () => {
      letGo()
      leave()
      for (const hand of userInputs) window.removeEventListener(hand, end, { capture: true })
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a load brings the row
  }, [isReady, arrived, router, rowAttribute, isFetchingNextPage])

  useEffect(() => {
    if (!isReady || !isLookedFor.current || arrived === null || list.current === null) return
    if (rowOf(arrived, list.current, rowAttribute) !== null || !hasNextPage || isFetchingNextPage) return
    if (loadsLeft.current-- > 0) void fetchNextPage()
  }, [isReady, arrived, rowAttribute, hasNextPage, isFetchingNextPage, fetchNextPage])

  useLayoutEffect(() => {
    const { pathname } = window.location
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      if (list.current && window.location.pathname === pathname)
        writePosition(positionIn(list.current, rowAttribute))
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(write, scrollPause)
    }
    window.addEventListener('scroll', later, { passive: true })
    // The sheet over a list is an entry of its own: the one below it is found again where it was left.
    let letGo = () => {}
    const leave = router.subscribe('onRendered', ({ pathChanged }) => {
      letGo()
      const left = pathChanged ? null : readPosition()
      if (left !== null && list.current) letGo = restore(left, list.current, rowAttribute)
    })
    // Before the row's link is followed.
    window.addEventListener('click', write, { capture: true })
    return () => {
      letGo()
      leave()
      clearTimeout(timer)
      window.removeEventListener('scroll', later)
      window.removeEventListener('click', write, { capture: true })
    }
  }, [rowAttribute, router])
  return list
}
