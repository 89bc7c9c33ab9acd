import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { DeferredPushCard } from '#client/pwa/push/DeferredPushCard.tsx'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import type { NotificationFilter } from './notifications-search.ts'
import { skeletonRow } from './NotificationsPage.css.ts'

/** Notifications belong to an account; a visitor reads where they would be. */
export function SignInFirst() {
  const { t } = useLingui()
  return (
    <StateView
      kind="empty"
      title={t`Sign in to see your notifications`}
      text={t`We tell you here when a booking of your account changes.`}
      actions={
        <Link to="/sign-in" search={{ next: '/notifications' }} className={buttonClass({ size: 'l' })}>
          <Trans>Sign in</Trans>
        </Link>
      }
    />
  )
}

export function EmptyList({ filter }: { filter: NotificationFilter }) {
  const { t } = useLingui()
  if (filter === 'all')
    return (
      <>
        <StateView kind="empty" title={t`Nothing new`} text={t`We tell you here when a booking changes.`} />
        <DeferredPushCard />
      </>
    )
  return (
    <StateView
      kind="empty"
      title={t`You have read everything`}
      text={t`Your notifications will appear here.`}
      actions={
        <Link to="/notifications" search={{}} replace className={buttonClass({ tone: 'outline', size: 'l' })}>
          <Trans>Show all</Trans>
        </Link>
      }
    />
  )
}

/** `error` is null while the call waits for a network. */
export function ListFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const { t } = useLingui()
  return (
    <LoadFailure
      error={error}
      retry={retry}
      title={t`We could not load your notifications`}
      offline={t`Your notifications are not saved on this phone yet. They appear once you are back online.`}
    />
  )
}

/** As many as fill a phone: what follows the list is not in sight before it is. */
const widths = ['92%', '78%', '86%', '92%', '70%', '84%', '92%', '78%', '86%', '70%', '92%', '84%']

export function ListSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`}>
      {widths.map((width, index) => (
        // eslint-disable-next-line react/no-array-index-key -- the lines never change
        <div key={index} className={skeletonRow}>
          <Skeleton height={18} width={width} />
          <Skeleton height={14} width={96} />
        </div>
      ))}
    </div>
  )
}
