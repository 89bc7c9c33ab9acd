import type { ReactNode } from 'react'
import { useOnline } from '#client/api/connection.ts'

type FileLinkProps = {
  address: string
  className: string
  /** In its place without a network. */
  fallback?: ReactNode
  children: ReactNode
}

/** A file that only the server can give: without a network there is nothing to press. */
export function FileLink({ address, className, fallback = null, children }: FileLinkProps) {
  if (!useOnline()) return fallback
  return (
    <a className={className} href={address} download>
      {children}
    </a>
  )
}
