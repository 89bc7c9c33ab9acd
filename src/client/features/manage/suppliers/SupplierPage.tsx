import { useQuery } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import { staffCarQueries } from '#client/api/staff/cars.ts'
import { staffSupplierQueries } from '#client/api/staff/suppliers.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { Page } from '#client/layout/Page.tsx'
import { useSession } from '#client/session/session.ts'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { ConditionsPart } from './ConditionsPart.tsx'
import { LogoPart } from './LogoPart.tsx'
import { PeoplePart } from './PeoplePart.tsx'
import { SupplierBadges } from '../supplier-list/SupplierBadges.tsx'
import { SuspensionPart } from './SuspensionPart.tsx'
import { VerificationPart } from './VerificationPart.tsx'
import { TermsForm } from './TermsForm.tsx'
import { RecordPage } from '#client/layout/staff/RecordPage.tsx'
import { PageHeading } from '#client/ui/Text/PageHeading.tsx'
import { AllLink } from '../address/ManageLink.tsx'

/** The own supplier, for its owner. */
export function OwnSupplierPage() {
  const { t } = useLingui()
  const query = useQuery(staffCarQueries.fleets())
  const [fleet] = query.data ?? []
  if (fleet) return <SupplierPage id={fleet._id} />
  return (
    <Page title={t`Supplier`} width="narrow" back>
      <LoadState
        query={query}
        heading="h1"
        title={t`The supplier could not be loaded`}
        offline={t`This supplier is not kept on this phone.`}
        height={480}
      />
    </Page>
  )
}

/** One supplier: its terms, its people, and for admins its suspension. */
export function SupplierPage({ id }: { id: string }) {
  const { t } = useLingui()
  const isAdmin = useSession().user?.type === 'admin'
  const query = useQuery(staffSupplierQueries.one(id))
  const isGone = isRefused(query.error)
  return (
    <RecordPage
      title={query.data?.name ?? t`Supplier`}
      query={query}
      record={isGone ? undefined : query.data}
      isGone={isGone}
      gone={{
        title: t`There is no such supplier`,
        text: t`The address is wrong.`,
        back: isAdmin && <AllLink to="suppliers">{t`Show all suppliers`}</AllLink>,
      }}
      failure={{
        title: t`The supplier could not be loaded`,
        offline: t`This supplier is not kept on this phone.`,
      }}
    >
      {(supplier) => (
        <>
          <Stack gap="s1">
            <PageHeading aside={<SupplierBadges supplier={supplier} />}>{supplier.name}</PageHeading>
            <Text tone="secondary">
              <Plural value={supplier.cars} one="# car" other="# cars" />
            </Text>
          </Stack>
          <TermsForm supplier={supplier} isAdmin={isAdmin} />
          <LogoPart supplier={supplier} />
          <ConditionsPart supplier={supplier} />
          <VerificationPart supplier={supplier} isAdmin={isAdmin} />
          <PeoplePart supplier={supplier} />
          {isAdmin && <SuspensionPart supplier={supplier} />}
        </>
      )}
    </RecordPage>
  )
}
