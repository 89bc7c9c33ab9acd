import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { settingsQueries } from '#client/api/site/settings.ts'
import { NotFoundScreen } from '#client/layout/NotFoundScreen.tsx'
import { Page } from '#client/layout/Page.tsx'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { ListHead } from '#client/features/content/ListHead.tsx'
import { SupplierList } from './SupplierList.tsx'
import { cards } from './SuppliersPage.css.ts'
import { useSupplierPages } from './useSupplierPages.ts'

/** The suppliers. Not found on a site whose settings hide them. */
export function SuppliersPage() {
  const { t } = useLingui()
  const { page = 1 } = useSearch({ from: '/suppliers' })
  const query = useSupplierPages(page)
  const pages = query.data?.pages
  const settings = useQuery(settingsQueries.current())
  if (settings.data?.hideSuppliers === true) return <NotFoundScreen />
  return (
    <Page title={t`Rental agencies`}>
      <ListHead
        title={<Trans>Rental agencies</Trans>}
        lead={
          <Trans>
            Meet the rental agencies that hand you the keys: their ratings, where they are and how you pay.
          </Trans>
        }
        query={query}
      />
      {/* An empty list may still turn out to be a hidden one. */}
      {pages && (pages[0]!.total > 0 || !settings.isPending) ? (
        pages[0]!.suppliers.length === 0 ? (
          <NoSuppliers />
        ) : (
          <SupplierList query={query} pages={pages} />
        )
      ) : query.isError ? (
        <LoadFailure
          error={query.error}
          retry={() => void query.refetch()}
          title={t`The rental agencies could not be loaded`}
          offline={t`Open the list of rental agencies once online, and it stays here.`}
        />
      ) : (
        <SuppliersSkeleton />
      )}
    </Page>
  )
}

function NoSuppliers() {
  const { t } = useLingui()
  return (
    <StateView
      kind="empty"
      title={t`Rental agencies are being added`}
      text={<Trans>Come back soon, or tell us which car you need.</Trans>}
      actions={
        <Link to="/contact" className={buttonClass()}>
          <Trans>Contact us</Trans>
        </Link>
      }
    />
  )
}

const shown = [0, 1, 2, 3, 4, 5, 6, 7]

function SuppliersSkeleton() {
  const { t } = useLingui()
  return (
    <div className={cards} role="status" aria-label={t`Loading`}>
      {shown.map((card) => (
        <Skeleton key={card} height={320} radius="md" />
      ))}
    </div>
  )
}
