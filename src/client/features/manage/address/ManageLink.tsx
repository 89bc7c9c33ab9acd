import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { manageAddress, type ManagePath } from './manage-paths.ts'
import { useGoTo } from './useManageAddress.ts'

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

type ToProps = { to: ManagePath; children: ReactNode }

/** Beside the heading of a list: the form that adds to it. */
export function AddLink(props: ToProps) {
  return <ManageLink {...props} className={buttonClass({ tone: 'primary', size: 'm' })} />
}

/** From a record that is not there to the list of those that are. */
export function AllLink(props: ToProps) {
  return <ManageLink {...props} className={buttonClass({ size: 'l' })} />
}

/** The whole of a list again, without what narrowed it. */
export function AllButton({ to, children }: ToProps) {
  const goTo = useGoTo()
  return <Button onClick={() => void goTo(to)}>{children}</Button>
}
