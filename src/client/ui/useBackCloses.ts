import { useEffect, useEffectEvent } from 'react'

type Watcher = EventTarget & { destroy: () => void }

/** Lets the phone's Back gesture close what covers the screen, where the browser can tell us. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    const CloseWatcher = (window as { CloseWatcher?: new () => Watcher }).CloseWatcher
    if (!isOpen || CloseWatcher === undefined) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => onClose())
    return () => watcher.destroy()
  }, [isOpen])
}
