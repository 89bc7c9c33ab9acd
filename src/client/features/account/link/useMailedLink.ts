import { useEffect, useState } from 'react'
import { failureCode } from '#client/api/call-failure.ts'
import { opens, type LinkPurpose, type MailedLink } from '#client/api/account/sign-up.ts'
import { isOnline as isConnected, subscribeConnection, useOnline } from '#client/api/connection.ts'
import { dropLink, currentLink } from './mailed-link.ts'

export type LinkState = 'missing' | 'checking' | 'open' | 'expired' | 'offline' | 'failed'

/** The link that led here and whether it still opens. What could not be asked is asked again once there is a network. */
export function useMailedLink(purpose: LinkPurpose) {
  const [link] = useState<MailedLink | null>(() => currentLink(purpose))
  const [state, setState] = useState<LinkState>(link === null ? 'missing' : 'checking')
  const isOnline = useOnline()
  const isAsking = state === 'checking' && isOnline

  useEffect(() => {
    if (link === null || !isAsking) return
    const abort = new AbortController()
    opens(link, abort.signal).then(
      (isOpen) => !abort.signal.aborted && setState(isOpen ? 'open' : 'expired'),
      (error: unknown) =>
        !abort.signal.aborted && setState(failureCode(error) === 'offline' ? 'offline' : 'failed'),
    )
    return () => abort.abort()
  }, [link, isAsking])

  useEffect(
    () =>
      subscribeConnection(() => {
        if (isConnected()) setState((state) => (state === 'offline' ? 'checking' : state))
      }),
    [],
  )

  return {
    link,
    state: state === 'checking' && !isOnline ? ('offline' as const) : state,
    askAgain: () => setState('checking'),
    expire: () => {
      dropLink()
      setState('expired')
    },
  }
}
