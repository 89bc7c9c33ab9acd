import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Clock, X } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { stageOf, type BookingStage } from '#domain/booking/stage.ts'
import { useDates } from '#client/i18n/format.ts'
import { classes } from '#client/ui/classes.ts'
import { caption } from '#client/ui/Text/text.css.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { dot, label, looks, step, timeline, waiting, when } from './Timeline.css.ts'

type StepLook = keyof typeof looks
type TimelineStep = { id: BookingStage; title: MessageDescriptor; at: string | null }

const order = ['booked', 'confirmed', 'running', 'finished'] as const

export function Timeline({ booking, now }: { booking: Booking; now: number }) {
  const { t } = useLingui()
  const dates = useDates()
  const stage = stageOf(booking.status, { from: Date.parse(booking.from), to: Date.parse(booking.to) }, now)
  const steps = stepsOf(booking, stage)
  const current = steps.findIndex((each) => each.id === stage)
  const isWaiting = stage !== 'cancelled' && (booking.cancelRequested || Boolean(booking.change))
  return (
    <ol className={timeline} aria-label={t`Booking progress`}>
      {steps.map(({ id, title, at }, index) => {
        const look: StepLook =
          id === 'cancelled' ? 'cancelled' : index > current ? 'ahead' : index < current ? 'done' : 'current'
        return (
          <li
            key={id}
            className={classes(step, looks[look])}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={dot}>
              {look === 'done' && <Check size={14} strokeWidth={2.5} aria-hidden />}
              {look === 'cancelled' && <X size={14} strokeWidth={2.5} aria-hidden />}
              {look === 'current' && isWaiting && (
                <Clock size={14} strokeWidth={2.5} className={waiting} aria-hidden />
              )}
            </span>
            <span className={label}>{t(title)}</span>
            {at !== null && <span className={classes(caption, when)}>{dates.day(at)}</span>}
            {index === current && isWaiting && (
              <VisuallyHidden>
                <Trans>Waiting for an answer</Trans>
              </VisuallyHidden>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const confirmedStatuses: readonly string[] = ['reserved', 'deposit', 'paid']

function stepsOf({ createdAt, from, to, history }: Booking, stage: BookingStage): TimelineStep[] {
  const reached = (statuses: readonly string[]) =>
    history.find((entry) => statuses.includes(entry.to))?.at ?? null
  const booked = { id: 'booked', title: msg`Booked`, at: createdAt } as const
  if (stage === 'cancelled')
    return [
      booked,
      {
        id: 'cancelled',
        title: msg({ message: 'Cancelled', context: 'booking' }),
        at: reached(['cancelled']),
      },
    ]
  const rest: Record<Exclude<(typeof order)[number], 'booked'>, Omit<TimelineStep, 'id'>> = {
    confirmed: { title: msg`Confirmed`, at: reached(confirmedStatuses) },
    running: { title: msg`Pick-up`, at: from },
    finished: { title: msg`Drop-off`, at: to },
  }
  return order.map((id) => (id === 'booked' ? booked : { id, ...rest[id] }))
}
