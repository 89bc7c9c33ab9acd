import type { MouseEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { SupplierPage } from '#contract/cars/suppliers.ts'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { classes } from '#client/ui/classes.ts'
import { onDesktops, onPhones } from '#client/ui/hidden.css.ts'
import { useNearEnd } from '#client/ui/useNearEnd.ts'
import { useShape } from '#client/ui/useIsDesktop.ts'
import { SupplierCard } from './SupplierCard.tsx'
import type { useSupplierPages } from './useSupplierPages.ts'
import { cards, more, pager, step } from './SuppliersPage.css.ts'

type SupplierListProps = { query: ReturnType<typeof useSupplierPages>; pages: readonly SupplierPage[] }

/** On a phone further suppliers follow as the end comes near, on a desktop page by page. Both are links without a script. */
export function SupplierList({ query, pages }: SupplierListProps) {
  const shape = useShape()
  const shown = shape === 'phone' ? pages : pages.slice(0, 1)
  const first = pages[0]!
  return (
    <>
      <ul className={cards}>
        {shown.flatMap(({ suppliers }) =>
          suppliers.map((supplier) => (
            <li key={supplier._id}>
              <SupplierCard supplier={supplier} />
            </li>
          )),
        )}
      </ul>
      {shape !== 'desktop' && (
        <div className={classes(more, onPhones)}>
          <More query={query} last={pages.at(-1)!} />
          {first.page > 1 && (
            <Link className={buttonClass({ tone: 'quiet', full: true })} to="/suppliers">
              <Trans>Back to the first rental agencies</Trans>
            </Link>
          )}
        </div>
      )}
      {shape !== 'phone' && <Pager {...first} />}
    </>
  )
}

function More({ query, last }: { query: SupplierListProps['query']; last: SupplierPage }) {
  const { t } = useLingui()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query
  const load = () => void query.fetchNextPage()
  const end = useNearEnd(
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData,
    load,
  )
  if (!hasNextPage) return null
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    load()
  }
  return (
    <div ref={end}>
      {isFetchNextPageError ? (
        <LoadFailure
          error={query.error}
          retry={load}
          title={t`The rental agencies could not be loaded`}
          offline={t`Open the list of rental agencies once online, and it stays here.`}
        />
      ) : (
        <Link
          className={buttonClass({ tone: 'outline', full: true })}
          to="/suppliers"
          search={{ page: last.page + 1 }}
          preload={false}
          aria-busy={isFetchingNextPage}
          onClick={follow}
        >
          <Trans>Load more</Trans>
        </Link>
      )}
    </div>
  )
}

function Pager({ page, pageSize, total }: SupplierPage) {
  const { t } = useLingui()
  const last = Math.ceil(total / pageSize)
  if (last < 2) return null
  return (
    <nav aria-label={t`Pages`} className={classes(pager, onDesktops)}>
      {page > 1 && (
        <Link
          className={step}
          to="/suppliers"
          search={page === 2 ? {} : { page: page - 1 }}
          aria-label={t`Previous page`}
        >
          <ChevronLeft size={20} aria-hidden />
        </Link>
      )}
      <span>
        <Trans>
          Page {page} of {last}
        </Trans>
      </span>
      {page < last && (
        <Link className={step} to="/suppliers" search={{ page: page + 1 }} aria-label={t`Next page`}>
          <ChevronRight size={20} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
