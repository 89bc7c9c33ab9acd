import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { NotificationFilter } from '#client/features/notifications/notifications-search.ts'
import { LaterPushCard } from '#client/pwa/push/LaterPushCard.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

export function EmptyList({ filter }: { filter: NotificationFilter }) {
  const { t } = useLingui()
  if (filter === 'all')
    return (
      <>
        <StateView kind="empty" title={t`Nothing new`} text={t`We tell you here when a booking changes.`} />
        <LaterPushCard />
      </>
    )
  return (
    <StateView
      kind="empty"
      title={t`You have read everything`}
      text={t`What is new will stand here.`}
      actions={
        <Link to="/notifications" search={{}} replace className={buttonClass({ tone: 'outline', size: 'l' })}>
          <Trans>Show all</Trans>
        </Link>
      }
    />
  )
}
