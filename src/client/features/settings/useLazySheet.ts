import { useState } from 'react'

/** A sheet whose code is fetched when it is first opened; it stays mounted afterwards, so that its closing is animated. */
export function useLazySheet() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return {
    isOpen,
    wasOpened,
    open: () => {
      setWasOpened(true)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
  }
}
