import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { siteSettingsQueries } from '#client/api/staff/site-settings.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { StaffPage } from '#client/layout/staff/StaffPage.tsx'

/** Where suppliers pay to, for their owners, once admins show it. */
export function BankDetailsPage() {
  const { t } = useLingui()
  const query = useQuery(siteSettingsQueries.bank())
  const bank = query.data?.bank
  const lines = bank && [
    { label: t`Account holder`, value: bank.holder },
    { label: t`Bank`, value: bank.name },
    { label: t`Account number or IBAN`, value: bank.account },
    { label: t`Bank code (SWIFT)`, value: bank.code },
  ]
  return (
    <StaffPage title={t`Bank details`} width="narrow">
      {lines ? (
        <Part title={<Trans>Account of the marketplace</Trans>}>
          <Stack as="dl" gap="s3">
            {lines
              .filter(({ value }) => value !== '')
              .map(({ label, value }) => (
                <div key={label}>
                  <Text as="dt" size="bodyS" tone="secondary">
                    {label}
                  </Text>
                  <Text as="dd" weight="strong">
                    {value}
                  </Text>
                </div>
              ))}
          </Stack>
        </Part>
      ) : query.data ? (
        <StateView
          kind="empty"
          title={t`No bank details yet`}
          text={t`The marketplace shows them here once you can pay to its account.`}
        />
      ) : (
        <LoadState
          query={query}
          title={t`The bank details could not be loaded`}
          offline={t`Bank details are not kept on this phone.`}
          height={240}
        />
      )}
    </StaffPage>
  )
}
