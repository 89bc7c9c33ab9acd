import type { MouseEvent, ReactNode } from 'react'
import { useOnline } from '#client/api/connection.ts'

type FileLinkProps = {
  address: string
  className: string
  /** In its place without a network. */
  fallback?: ReactNode
  children: ReactNode
}

/** An app on the home screen of an iPhone downloads nothing. */
function share(event: MouseEvent, address: string): void {
  if (!('standalone' in navigator && navigator.standalone)) return
  event.preventDefault()
  void import('#client/pwa/files/share-file.ts').then(({ shareAddress }) => shareAddress(address))
}

/** A file that only the server can give: without a network there is nothing to press. */
export function FileLink({ address, className, fallback = null, children }: FileLinkProps) {
  if (!useOnline()) return fallback
  return (
    <a className={className} href={address} download onClick={(event) => share(event, address)}>
      {children}
    </a>
  )
}
