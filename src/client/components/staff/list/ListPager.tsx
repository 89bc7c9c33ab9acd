import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { pager } from './lists.css.ts'

type ListPagerProps = {
  page: number
  /** Null where there are more than are counted. */
  pages: number | null
  hasNext: boolean
}

/** From page to page of the list at this address; its filters and its order stay. */
export function ListPager({ page, pages, hasNext }: ListPagerProps) {
  const { t } = useLingui()
  if (page === 1 && !hasNext) return null
  return (
    <nav className={pager} aria-label={t`Pages`}>
      {page > 1 && (
        <PageLink page={page === 2 ? undefined : page - 1} rel="prev">
          <Trans>Previous</Trans>
        </PageLink>
      )}
      <span>
        {pages === null ? (
          <Trans>Page {page}</Trans>
        ) : (
          <Trans>
            Page {page} of {pages}
          </Trans>
        )}
      </span>
      {hasNext && (
        <PageLink page={page + 1} rel="next">
          <Trans>Next</Trans>
        </PageLink>
      )}
    </nav>
  )
}

type PageLinkProps = { page: number | undefined; rel: 'prev' | 'next'; children: ReactNode }

function PageLink({ page, rel, children }: PageLinkProps) {
  return (
    <Link
      to="."
      // Each list reads its own search.
      search={((now: object) => ({ ...now, page })) as never}
      className={buttonClass({ tone: 'outline' })}
      rel={rel}
    >
      {children}
    </Link>
  )
}
