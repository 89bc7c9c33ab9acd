import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { probe, useOnline } from '#client/api/connection.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { isMissingPart } from '../pwa/new-build.ts'
import { Page } from './Page.tsx'

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const isOnline = useOnline()
  const isMissing = isMissingPart(error)

  async function retry() {
    await probe()
    // The browser fetches a failed module again only after a reload.
    if (isMissing) window.location.reload()
    reset()
    await router.invalidate()
  }

  const title =
    isMissing && !isOnline
      ? t`This page is not saved on this phone`
      : isMissing
        ? t`There is a new version of Wouri`
        : t`An unhandled error occurred.`
  return (
    <Page title={title} width="narrow">
      <StateView
        kind={isOnline ? 'error' : 'offline'}
        heading="h1"
        title={title}
        text={
          isMissing && isOnline ? (
            <Trans>Reload the page to use it.</Trans>
          ) : isOnline ? (
            <Trans>Nothing is lost. Try again, or start from the home page.</Trans>
          ) : (
            <Trans>It opens as soon as you are back online.</Trans>
          )
        }
        actions={
          <>
            <Button onClick={() => void retry()}>
              <Trans>Retry</Trans>
            </Button>
            <Link to="/" className={buttonClass({ tone: 'outline' })} onClick={reset}>
              <Trans>Home</Trans>
            </Link>
          </>
        }
      />
    </Page>
  )
}
