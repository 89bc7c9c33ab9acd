import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { AuditedAct, AuditOrder } from '#contract/staff/site/audit.ts'
import { tellAct } from '#domain/audit/sentences/sentence.ts'
import { ascending, descending, headingOrder } from '#client/components/staff/list/heading-order.ts'
import { ListEnd, type ListEndProps } from '#client/components/staff/list/ListEnd.tsx'
import { unbroken } from '#client/components/staff/list/paper.css.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import type { Column, ListProps } from '#client/ui/List/columns.ts'
import { DataList } from '#client/ui/List/DataList.tsx'
import { Changes } from './Changes.tsx'
import { sentence } from './audit.css.ts'

/** The newest first where none is asked for. */
type Order = Exclude<AuditOrder, 'newest'> | undefined
type ActListProps = ListEndProps & {
  acts: readonly AuditedAct[]
  order: Order
  onOrder: (order: Order) => void
}

/** Each act with its sentence, its time, and what it changed; page by page, or further ones as the end comes near. */
export function ActList({ acts, order, onOrder, ...end }: ActListProps) {
  const columns = useActColumns(acts, { order, onOrder })
  return (
    <>
      <DataList rows={acts} columns={columns} kind="act" renderLink={toWhatItWasAbout} />
      <ListEnd {...end} />
    </>
  )
}

function useActColumns(
  acts: readonly AuditedAct[],
  { order, onOrder }: Pick<ActListProps, 'order' | 'onOrder'>,
): Column<AuditedAct>[] {
  const dates = useDates()
  const language = useLanguage()
  const when: Column<AuditedAct> = {
    header: <Trans>When</Trans>,
    cell: ({ at }) => (
      <time className={unbroken} dateTime={at}>
        {dates.dateTime(at)}
      </time>
    ),
    sort: headingOrder([descending(undefined), ascending('oldest')], order, onOrder),
    phone: { at: 'line' },
  }
  const changes: Column<AuditedAct> = {
    header: <Trans>Before and after</Trans>,
    cell: (act) => act.changes && <Changes changes={act.changes} />,
    phone: { at: 'line' },
  }
  return [
    {
      header: <Trans>What happened</Trans>,
      cell: (act) => <span className={sentence}>{tellAct(act, language)}</span>,
      phone: { at: 'title' },
    },
    // Most acts say it in their sentence.
    ...(acts.some((act) => act.changes !== null) ? [changes] : []),
    when,
  ]
}

/** To what the act was about, where it has a page of its own. */
const toWhatItWasAbout: ListProps<AuditedAct>['renderLink'] = ({ entity, entityId, about }, inner) => {
  if (about === null) return null
  if (entity === 'booking')
    return <Link to="/staff/bookings/$bookingId" params={{ bookingId: entityId }} {...inner} />
  return entity === 'car' ? <Link to="/staff/cars/$carId" params={{ carId: entityId }} {...inner} /> : null
}
