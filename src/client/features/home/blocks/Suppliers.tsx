import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
import { SupplierLogo } from '#client/components/car/supplier/SupplierMark.tsx'
import { useNear } from '#client/storage/useNear.ts'
import { useShortcutDates } from '#client/components/trip/useShortcutDates.ts'
import { useSuggestedTrip } from '#client/components/trip/useSuggestedTrip.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { BlockFailure, SectionHead } from './Section.tsx'
import { strip, agency, agencyText } from './blocks.css.ts'

/** Not shown when there are no suppliers. */
export function Suppliers() {
  const [box, isNear] = useNear<HTMLElement>()
  const query = useQuery({ ...supplierQueries.page(1), enabled: isNear })
  const suppliers = query.data?.suppliers ?? []
  const trip = useSuggestedTrip()
  const dates = useShortcutDates()
  if (query.data?.total === 0) return null
  return (
    <section ref={box}>
      <SectionHead title={<Trans>Meet our rental agencies</Trans>} />
      {query.isError && !query.data && <BlockFailure query={query} />}
      {query.isPending && <Skeleton height={222} radius="md" />}
      <ul className={strip}>
        {suppliers.map((supplier) => (
          <li key={supplier._id}>
            <Link
              className={agency}
              to="/search"
              search={{ ...dates, pl: supplier.locations[0] ?? trip?.pl, suppliers: [supplier._id] }}
              preload={false}
            >
              <SupplierLogo supplier={supplier} />
              <span className={agencyText}>
                <Text as="span" weight="strong">
                  {supplier.name}
                </Text>
                <Text as="span" tone="secondary">
                  <Plural value={supplier.cars} one="# car" other="# cars" />
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
