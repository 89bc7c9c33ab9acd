import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffSupplier } from '#contract/staff/people/suppliers.ts'
import { staffSupplierQueries, suspendSupplier } from '#client/api/staff/suppliers.ts'
import { useOnline } from '#client/api/connection.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { DecisionSheet, useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { rowLink } from '#client/ui/List/List.css.ts'
import { useDates } from '#client/i18n/format.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'

/** For admins: takes a supplier off the site, and back. */
export function SuspensionPart({ supplier }: { supplier: StaffSupplier }) {
  const isOnline = useOnline()
  const [isAsking, setAsking] = useState(false)
  const { isSuspended } = supplier
  return (
    <Part title={isSuspended ? <Trans>Suspended</Trans> : <Trans>Suspension</Trans>}>
      <p>
        {isSuspended ? (
          <Trans>Its cars are not offered and its people cannot sign in. Its bookings stand:</Trans>
        ) : (
          <Trans>Takes its cars out of the search and signs its people out. Its bookings stay.</Trans>
        )}
      </p>
      {isSuspended && <Care id={supplier._id} />}
      <Button tone={isSuspended ? 'outline' : 'danger'} disabled={!isOnline} onClick={() => setAsking(true)}>
        {isSuspended ? <Trans>End the suspension</Trans> : <Trans>Suspend this supplier</Trans>}
      </Button>
      {isAsking && <SuspendSheet supplier={supplier} onClose={() => setAsking(false)} />}
    </Part>
  )
}

function SuspendSheet({ supplier, onClose }: { supplier: StaffSupplier; onClose: () => void }) {
  const { t } = useLingui()
  const { _id: id, name, isSuspended } = supplier
  const decision = useDecision({
    decide: () => suspendSupplier(id, !isSuspended),
    done: isSuspended ? t`${name} is back on the site.` : t`${name} is suspended.`,
    onDone: onClose,
  })
  return (
    <DecisionSheet
      hasLateContent={!isSuspended}
      title={isSuspended ? t`End the suspension of ${name}?` : t`Suspend ${name}?`}
      act={isSuspended ? <Trans>End the suspension</Trans> : <Trans>Suspend this supplier</Trans>}
      tone={isSuspended ? 'primary' : 'danger'}
      decision={decision}
      onClose={onClose}
    >
      {isSuspended ? (
        <p>
          <Trans>Its cars are offered again, and its people may sign in.</Trans>
        </p>
      ) : (
        <Care id={id} />
      )}
    </DecisionSheet>
  )
}

/** The bookings that somebody has to look after meanwhile. */
function Care({ id }: { id: string }) {
  const dates = useDates()
  const query = useQuery(staffSupplierQueries.care(id))
  if (query.isError) return <InlineFailure query={query} />
  if (!query.data) return <Skeleton height={96} radius="md" />
  const { needCare, isMore } = query.data
  const count = needCare.length
  return (
    <>
      <p>
        {isMore ? (
          <Trans>More than {count} bookings need care.</Trans>
        ) : (
          <Plural
            value={count}
            _0="No booking needs care."
            one="# booking needs care:"
            other="# bookings need care:"
          />
        )}
      </p>
      <ul>
        {needCare.slice(0, 10).map(({ _id: bookingId, car, driver, from, to }) => (
          <li key={bookingId}>
            <Link to="/staff/bookings/$bookingId" params={{ bookingId }} className={rowLink}>
              {car.name} · {driver.fullName} · {dates.range(from, to)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
