import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useOnline } from '#client/api/connection.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Page } from './Page.tsx'

export function NotFoundScreen() {
  const { t } = useLingui()
  const isOnline = useOnline()
  // Only the server knows every address.
  const title = isOnline ? t`Nothing to see here!` : t`This page is not saved on this phone`
  return (
    <Page title={title} width="narrow">
      <StateView
        kind={isOnline ? 'empty' : 'offline'}
        heading="h1"
        title={title}
        text={
          isOnline ? (
            <Trans>This page does not exist. Go to your search or your bookings.</Trans>
          ) : (
            <Trans>It opens as soon as you are back online.</Trans>
          )
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
