import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CloudUpload, EllipsisVertical, Mail, MailOpen, Trash2 } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { hour } from '#domain/rental/period.ts'
import type { UserType } from '#domain/people/role.ts'
import type { Notification } from '#client/api/site/notifications.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useNow } from '#client/store/clock.ts'
import { sentenceOf } from '#client/features/notifications/sentences.ts'
import { box } from '#client/ui/Field/Choice.css.ts'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { classes } from '#client/ui/classes.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import * as styles from './NotificationItem.css.ts'
import { useSwipe } from './useSwipe.ts'
import { rowId } from './row-focus.ts'

const icon = { size: 20, 'aria-hidden': true } as const

type NotificationItemProps = {
  row: Notification
  reader: UserType
  isWaiting: boolean
  /** A press anywhere on the row ticks it. */
  isSelecting: boolean
  isTicked: boolean
  isDesktop: boolean
  onTick: () => void
  onMark: (isRead: boolean) => void
  onRemove: () => void
  onMenu: () => void
}

export function NotificationItem(props: NotificationItemProps) {
  const { row, reader, isSelecting, isTicked, isDesktop, onTick, onMark, onRemove, onMenu } = props
  const { t } = useLingui()
  const language = useLanguage()
  const { isRead } = row
  const sentence = t(sentenceOf(row, reader, language))
  const swipe = useSwipe({ toStart: onRemove, toEnd: () => onMark(!isRead) })
  return (
    <li className={styles.item}>
      <div className={styles.beneath} aria-hidden="true">
        <span className={styles.beneathSide}>
          {isRead ? <Mail {...icon} /> : <MailOpen {...icon} />}
          <span>
            {isRead ? (
              <Trans context="notification">Unread</Trans>
            ) : (
              <Trans context="notification">Read</Trans>
            )}
          </span>
        </span>
        <span className={classes(styles.beneathSide, styles.beneathDanger)}>
          <Trans>Delete</Trans>
          <Trash2 {...icon} />
        </span>
      </div>
      <div className={styles.face} {...(!isSelecting && swipe)}>
        {(isSelecting || isDesktop) && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              className={box}
              checked={isTicked}
              onChange={onTick}
              aria-label={t`Select: ${sentence}`}
            />
          </label>
        )}
        <RowWords
          row={row}
          isTickable={isSelecting && !isDesktop}
          onTick={onTick}
          onOpen={() => isRead || onMark(true)}
        >
          <span className={classes(styles.sentence, !isRead && styles.sentenceUnread)}>{sentence}</span>
          <About {...props} />
        </RowWords>
        {!isSelecting && !isDesktop && (
          <span className={styles.buttons}>
            <IconButton
              label={t`Options: ${sentence}`}
              aria-haspopup="dialog"
              icon={<EllipsisVertical {...icon} />}
              onClick={onMenu}
            />
          </span>
        )}
        {isDesktop && (
          <span className={styles.buttons}>
            <IconButton
              label={isRead ? t`Mark as unread: ${sentence}` : t`Mark as read: ${sentence}`}
              icon={isRead ? <Mail {...icon} /> : <MailOpen {...icon} />}
              onClick={() => onMark(!isRead)}
            />
            <IconButton label={t`Delete: ${sentence}`} icon={<Trash2 {...icon} />} onClick={onRemove} />
          </span>
        )}
      </div>
    </li>
  )
}

function About({ row: { createdAt }, isWaiting }: NotificationItemProps) {
  const dates = useDates()
  const now = useNow()
  const isRecent = now - Date.parse(createdAt) < 7 * 24 * hour
  return (
    <span className={styles.about}>
      <time dateTime={createdAt} title={dates.dateTime(createdAt)}>
        {isRecent ? dates.relative(createdAt) : dates.day(createdAt)}
      </time>
      {isWaiting && (
        <span className={styles.waits}>
          <CloudUpload size={16} aria-hidden="true" />
          <Trans>Waiting</Trans>
        </span>
      )}
    </span>
  )
}

type RowWordsProps = {
  row: Notification
  /** A press ticks the row instead of opening its booking. */
  isTickable: boolean
  onTick: () => void
  onOpen: () => void
  children: ReactNode
}

/** A row's text, and the link it is. */
function RowWords({ row, isTickable, onTick, onOpen, children }: RowWordsProps) {
  const { _id: id, isRead, booking } = row
  const content = (
    <>
      <span className={classes(styles.dot, !isRead && styles.dotUnread)}>
        {!isRead && (
          <VisuallyHidden>
            <Trans>Unread:</Trans>{' '}
          </VisuallyHidden>
        )}
      </span>
      {children}
    </>
  )
  const common = { id: rowId(id), className: styles.words }
  if (isTickable)
    return (
      // Keyboards and screen readers use the checkbox beside it.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
      <span {...common} onClick={onTick}>
        {content}
      </span>
    )
  const car = /^\/staff\/cars\/([^#]+)#papers$/.exec(booking.path)?.[1]
  if (car !== undefined)
    return (
      <Link to="/staff/cars/$carId" params={{ carId: car }} hash="papers" {...common} onClick={onOpen}>
        {content}
      </Link>
    )
  const [, managed, part] = /^\/staff\/manage\/([^#]+)(?:#(.+))?$/.exec(booking.path) ?? []
  if (managed !== undefined)
    return (
      <Link
        to="/staff/manage/$"
        params={{ _splat: managed }}
        {...(part !== undefined && { hash: part })}
        {...common}
        onClick={onOpen}
      >
        {content}
      </Link>
    )
  // A booking without a page of its own leads to the list.
  if (booking._id === null || booking.path === '/bookings')
    return (
      <Link to="/bookings" {...common} onClick={onOpen}>
        {content}
      </Link>
    )
  if (booking.path.startsWith('/staff/'))
    return (
      <Link to="/staff/bookings/$bookingId" params={{ bookingId: booking._id }} {...common} onClick={onOpen}>
        {content}
      </Link>
    )
  return (
    <Link to="/booking" search={{ b: booking._id }} {...common} onClick={onOpen}>
      {content}
    </Link>
  )
}
