import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isBusy } from '#client/pwa/busy.ts'
import { workerWordFrom } from '#client/pwa/push/message.ts'
import { askForAll } from './ask-for-news.ts'

/** What the worker says of messages that came in, and of notifications that were pressed. */
export function useWorkerWords(id: string): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    const worker = navigator.serviceWorker
    if (worker === undefined) return
    const listen = ({ data, ports }: MessageEvent<unknown>) => {
      const word = workerWordFrom(data)
      if (word?.type === 'NEWS') void askForAll(client, id)
      if (word?.type !== 'OPEN') return
      const goes = !isBusy()
      ports[0]?.postMessage(goes)
      if (!goes) return
      if (word.booking === null) void navigate({ to: '/notifications', search: {} })
      else void navigate({ to: '/booking', search: { b: word.booking } })
    }
    worker.addEventListener('message', listen)
    return () => worker.removeEventListener('message', listen)
  }, [client, navigate, id])
}
