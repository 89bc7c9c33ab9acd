import { Trans, useLingui } from '@lingui/react/macro'
import { withoutFilters } from '#client/features/bookings/filters/active-filters.ts'
import { useBookingsAddress } from '#client/features/bookings/useBookingsAddress.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

/** `note` says what was looked through, where this is not everything. */
export function NoMatch({ note }: { note?: string }) {
  const { t } = useLingui()
  const { refine } = useBookingsAddress()
  return (
    <StateView
      kind="empty"
      title={t`No booking matches`}
      text={note ?? t`Take a filter away, or look in another tab.`}
      actions={
        <Button size="l" onClick={() => refine(withoutFilters)}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  )
}
