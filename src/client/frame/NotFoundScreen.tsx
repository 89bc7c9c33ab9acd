import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Page } from './Page.tsx'

export function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`Not found`} width="narrow">
      <StateView
        kind="empty"
        heading="h1"
        title={t`Nothing to see here!`}
        text={
          <Trans>There is no page at this address. Your search and your bookings are one step away.</Trans>
        }
        actions={
          <>
            <Link to="/" className={buttonClass()}>
              <Trans>Home</Trans>
            </Link>
            <Link to="/bookings" className={buttonClass({ tone: 'outline' })}>
              <Trans>Bookings</Trans>
            </Link>
          </>
        }
      />
    </Page>
  )
}
