import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { carsPageSize } from '#contract/cars.ts'
import { pagesAround } from './pages-around.ts'
import { gap, pager, step } from './Pager.css.ts'

export function Pager({ page, total }: { page: number; total: number }) {
  const { t } = useLingui()
  const last = Math.ceil(total / carsPageSize)
  if (last < 2) return null
  return (
    <nav aria-label={t`Pages`}>
      <ul className={pager}>
        <li>
          {page > 1 && (
            <PageLink page={page - 1} label={t`Previous page`}>
              <ChevronLeft size={20} aria-hidden />
            </PageLink>
          )}
        </li>
        {pagesAround(page, last).map((number, index) => (
          // A gap has no number of its own; its place in the row is what it is.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={gap}>{'…'}</span>
            ) : (
              <PageLink page={number} label={t`Page ${number}`} isCurrent={number === page}>
                {number}
              </PageLink>
            )}
          </li>
        ))}
        <li>
          {page < last && (
            <PageLink page={page + 1} label={t`Next page`}>
              <ChevronRight size={20} aria-hidden />
            </PageLink>
          )}
        </li>
      </ul>
    </nav>
  )
}

/** What is current is known here; the router would compare whole addresses. */
const inactive = {}

type PageLinkProps = { page: number; label: string; isCurrent?: boolean; children: ReactNode }

function PageLink({ page, label, isCurrent = false, children }: PageLinkProps) {
  return (
    <Link
      className={step}
      from="/search"
      to="/search"
      search={(current) => ({ ...current, page: page === 1 ? undefined : page })}
      activeProps={inactive}
      activeOptions={{ exact: true }}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
