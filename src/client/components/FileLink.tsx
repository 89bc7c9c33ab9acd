import type { ReactNode } from 'react'
import { useOnline } from '#client/api/connection.ts'

type FileLinkProps = { address: string; className: string; children: ReactNode }

/** A file that only the server can give: without a network there is nothing to press. */
export function FileLink({ address, className, children }: FileLinkProps) {
  if (!useOnline()) return null
  return (
    <a className={className} href={address} download>
      {children}
    </a>
  )
}
