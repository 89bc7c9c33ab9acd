import { Link } from '@tanstack/react-router'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FailedWork } from '#contract/staff/site/failed-work.ts'
import { headingsOf } from '#client/components/staff/list/heading-order.ts'
import { inOrder, ordersOf, type SortKey } from '#client/components/staff/list/in-order.ts'
import { WholeList } from '#client/components/staff/list/WholeList.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import type { Column, ListProps } from '#client/ui/List/columns.ts'
import { longLine } from '#client/ui/List/List.css.ts'
import { actsBelow } from './failed-work.css.ts'

export const workLabels: Record<string, MessageDescriptor> = {
  'booking-confirmed': msg`Mail: a booking`,
  'contact-message': msg`Mail: a message to us`,
  'newsletter-confirm': msg`Mail: the newsletter’s confirmation`,
  'account-link': msg`Mail: a link to an account`,
  'password-changed': msg`Mail: a new password`,
  notification: msg`Mail: news about a booking`,
  push: msg`A push message`,
  'payment-close': msg`Ending a payment at its provider`,
  refund: msg`Giving money back`,
}

const sorted = ['kind', 'since', 'tries'] as const
type SortColumn = (typeof sorted)[number]
type Order = SortColumn | `${SortColumn}-down`
export const workOrders = ordersOf(sorted)

type WorkListProps = {
  work: readonly FailedWork[]
  /** Those that are being tried again. */
  busy: readonly string[]
  onRetry: (id: string) => void
  /** The newest first where none is asked for. */
  order: Order | undefined
  onOrder: (order: Order | undefined) => void
  page: number | undefined
}

/** What was given up, each with the booking it was about and a way to try it again. */
export function WorkList({ work, busy, onRetry, order, onOrder, page }: WorkListProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const label = ({ kind }: FailedWork) => (workLabels[kind] ? t(workLabels[kind]) : kind)
  const keys: Record<SortColumn, SortKey<FailedWork>> = {
    kind: label,
    since: ({ since }) => Date.parse(since),
    tries: ({ tries }) => tries,
  }
  const again = ({ _id }: FailedWork) => (
    <Button
      tone="quiet"
      size="m"
      busy={busy.includes(_id)}
      disabled={busy.length > 0}
      onClick={() => onRetry(_id)}
    >
      <Trans>Try again</Trans>
    </Button>
  )
  const below = (row: FailedWork) => <div className={actsBelow}>{again(row)}</div>
  const sortOf = headingsOf<SortColumn>(order, onOrder)
  const columns = useWorkColumns(sortOf, label)
  return (
    <WholeList
      rows={inOrder(work, order, keys, language)}
      columns={[...columns, { header: <Trans>Act</Trans>, cell: again, isLeftOffPaper: true }]}
      kind="work"
      renderLink={toBooking}
      acts={below}
      page={page}
    />
  )
}

function useWorkColumns(
  sortOf: ReturnType<typeof headingsOf<SortColumn>>,
  label: (work: FailedWork) => string,
): Column<FailedWork>[] {
  const dates = useDates()
  return [
    { header: <Trans>What</Trans>, cell: label, sort: sortOf('kind'), phone: { at: 'title' } },
    {
      header: <Trans>Since</Trans>,
      cell: ({ since }) => dates.dateTime(since),
      sort: sortOf('since', true),
      phone: { at: 'line', text: ({ since }) => <Trans>Since {dates.dateTime(since)}</Trans> },
    },
    {
      header: <Trans>Tries</Trans>,
      cell: ({ tries }) => tries,
      isNumber: true,
      sort: sortOf('tries', true),
      phone: { at: 'line', text: ({ tries }) => <Plural value={tries} one="# try" other="# tries" /> },
    },
    {
      header: <Trans>Why</Trans>,
      cell: ({ error }) => (
        <span className={longLine} title={error}>
          {error}
        </span>
      ),
      phone: { at: 'line', text: ({ error }) => error },
    },
  ]
}

const toBooking: ListProps<FailedWork>['renderLink'] = ({ bookingId }, inner) =>
  bookingId === null ? null : <Link to="/staff/bookings/$bookingId" params={{ bookingId }} {...inner} />
