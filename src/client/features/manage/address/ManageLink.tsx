import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { manageAddress, type ManagePath } from './manage-paths.ts'

type ManageLinkProps = {
  to: ManagePath | ''
  /** For a path with `$id`. */
  id?: string
  search?: Record<string, unknown>
  className?: string
  children: ReactNode
}

/** A link to a screen of what is managed; without a path, to the list of them. */
export function ManageLink({ to, id, search, className, children }: ManageLinkProps) {
  return (
    <Link
      to="/staff/manage/$"
      params={{ _splat: manageAddress(to, id) }}
      // Each list reads its own filters (useFilters).
      search={search as object}
      {...(className !== undefined && { className })}
    >
      {children}
    </Link>
  )
}
