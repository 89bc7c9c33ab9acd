import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Notification } from '#client/api/notifications.ts'
import type { UserType } from '#domain/people/role.ts'
import type { Acts } from '#client/features/notifications/useActs.ts'
import type { Inbox } from '#client/features/notifications/useInbox.ts'
import { sentenceOf } from '#client/features/notifications/sentences.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { focusRowLater } from './row-id.ts'
import { RowMenu } from './RowMenu.tsx'
import { useNearEnd } from '#client/ui/useNearEnd.ts'
import type { Selection } from '#client/components/selection/useSelection.ts'

type NotificationListProps = {
  inbox: Inbox
  rows: Notification[]
  reader: UserType
  acts: Acts
  selection: Selection
}

/** Twenty at a time, the next twenty when the end comes near, or at a press. */
export function NotificationList({ inbox, rows, reader, acts, selection }: NotificationListProps) {
  const { t } = useLingui()
  const isDesktop = useIsDesktop()
  const [menu, setMenu] = useState<{ row: Notification; isOpen: boolean } | null>(null)
  const { query, hasMore, waiting } = inbox
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage, isFetching } = query
  const end = useNearEnd(hasMore && !isFetching && !isFetchNextPageError, () => void fetchNextPage())

  /** The row may go: with it the button that has the focus. */
  function leaving(row: Notification, work: () => void) {
    const at = rows.findIndex(({ _id: id }) => id === row._id)
    const neighbour = rows[at + 1] ?? rows[at - 1]
    work()
    focusRowLater(neighbour?._id)
  }
  const mark = (row: Notification) => (isRead: boolean) => leaving(row, () => acts.mark([row], isRead))
  const remove = (row: Notification) => () => leaving(row, () => acts.remove([row]))

  return (
    <>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <NotificationItem
              key={row._id}
              row={row}
              reader={reader}
              isWaiting={row._id in waiting}
              isSelecting={selection.isSelecting}
              isTicked={selection.has(row._id)}
              isDesktop={isDesktop}
              onTick={() => selection.toggle(row._id)}
              onMark={mark(row)}
              onRemove={remove(row)}
              onMenu={() => setMenu({ row, isOpen: true })}
            />
          ))}
        </ul>
      )}
      <div ref={end} />
      {hasMore && (
        <Button tone="outline" size="l" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Load more</Trans>
        </Button>
      )}
      {menu && (
        <RowMenu
          row={menu.row}
          sentence={t(sentenceOf(menu.row, reader))}
          open={menu.isOpen}
          onClose={() => setMenu({ ...menu, isOpen: false })}
          onMark={mark(menu.row)}
          onRemove={remove(menu.row)}
        />
      )}
    </>
  )
}
