import { Trans, useLingui } from '@lingui/react/macro'
import { Mail, MailOpen, Trash2 } from 'lucide-react'
import type { Notification } from '#client/api/notifications.ts'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { classes } from '#client/ui/classes.ts'
import { danger, row as rowClass, rows } from './RowMenu.css.ts'

type RowMenuProps = {
  row: Notification
  sentence: string
  open: boolean
  onClose: () => void
  onMark: (isRead: boolean) => void
  onRemove: () => void
}

/** What a swipe does, by buttons. */
export function RowMenu({ row, sentence, open, onClose, onMark, onRemove }: RowMenuProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Notification`} description={sentence} closeLabel={t`Close`}>
      <div className={rows}>
        <button
          type="button"
          className={rowClass}
          onClick={() => {
            onMark(!row.isRead)
            onClose()
          }}
        >
          {row.isRead ? <Mail size={20} aria-hidden="true" /> : <MailOpen size={20} aria-hidden="true" />}
          {row.isRead ? <Trans>Mark as unread</Trans> : <Trans>Mark as read</Trans>}
        </button>
        <button
          type="button"
          className={classes(rowClass, danger)}
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
