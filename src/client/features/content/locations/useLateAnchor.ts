import { useEffect } from 'react'

/**
 * Goes to the row that the address names, when the rows came after the page: a browser only looks once. A page that the
 * server wrote has them from the start, and is where the reader has scrolled it.
 */
export function useLateAnchor(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1)
    if (id !== '' && window.scrollY === 0) document.getElementById(id)?.scrollIntoView()
  }, [])
}
