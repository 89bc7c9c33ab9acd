import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

/** An old link to a confirmation must not congratulate. */
export function CancelledAlready({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <Page title={t`Your booking`} width="narrow">
      <StateView
        heading="h1"
        kind="empty"
        title={t`This booking is cancelled`}
        actions={
          <Link to="/booking" search={{ b: id }} className={buttonClass({ size: 'l' })}>
            <Trans>Open this booking</Trans>
          </Link>
        }
      />
    </Page>
  )
}
