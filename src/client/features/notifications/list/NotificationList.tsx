import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Mail, MailOpen, Trash2 } from 'lucide-react'
import type { UserType } from '#domain/people/role.ts'
import type { Notification } from '#client/api/site/notifications.ts'
import type { Acts } from '#client/features/notifications/useActs.ts'
import type { Inbox } from '#client/features/notifications/useInbox.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { sentenceOf } from '#client/features/notifications/sentences.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { useNearEnd } from '#client/ui/useNearEnd.ts'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { classes } from '#client/ui/classes.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { focusRowLater } from './row-focus.ts'
import { menuDanger, menuRow as rowClass, menu } from './NotificationItem.css.ts'

type NotificationListProps = {
  inbox: Inbox
  rows: Notification[]
  reader: UserType
  acts: Acts
  selection: Selection
}

/** Loads twenty rows at a time: near the end of the list, or at a press. */
export function NotificationList({ inbox, rows, reader, acts, selection }: NotificationListProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const isDesktop = useIsDesktop()
  const [menu, setMenu] = useState<{ row: Notification; isOpen: boolean } | null>(null)
  const { query, hasMore, waiting } = inbox
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage, isFetching } = query
  const end = useNearEnd(hasMore && !isFetching && !isFetchNextPageError, () => void fetchNextPage())

  /** The row may be removed together with the focused button. */
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
          sentence={t(sentenceOf(menu.row, reader, language))}
          open={menu.isOpen}
          onClose={() => setMenu({ ...menu, isOpen: false })}
          onMark={mark(menu.row)}
          onRemove={remove(menu.row)}
        />
      )}
    </>
  )
}

type RowMenuProps = {
  row: Notification
  sentence: string
  open: boolean
  onClose: () => void
  onMark: (isRead: boolean) => void
  onRemove: () => void
}

/** The actions of a swipe as buttons. */
function RowMenu({ row, sentence, open, onClose, onMark, onRemove }: RowMenuProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Notification`} description={sentence} closeLabel={t`Close`}>
      <div className={menu}>
        <button
          type="button"
          className={rowClass}
          onClick={() => {
            onMark(!row.isRead)
            onClose()
          }}
        >
          {row.isRead ? <Mail size={20} aria-hidden="true" /> : <MailOpen size={20} aria-hidden="true" />}
          <span>{row.isRead ? <Trans>Mark as unread</Trans> : <Trans>Mark as read</Trans>}</span>
        </button>
        <button
          type="button"
          className={classes(rowClass, menuDanger)}
          onClick={() => {
            onClose()
            onRemove()
          }}
        >
          <Trash2 size={20} aria-hidden="true" />
          <Trans>Delete</Trans>
        </button>
      </div>
    </Sheet>
  )
}
