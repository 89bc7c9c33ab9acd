import { useState } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Clock, EyeOff } from 'lucide-react'
import type { StaffReview } from '#contract/staff/reviews.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import type { TextState, WaitingReason } from '#domain/review/review.ts'
import { useOnline } from '#client/api/connection.ts'
import { useDates } from '#client/i18n/format.ts'
import { useSession } from '#client/session/session.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { classes } from '#client/ui/classes.ts'
import { item, quiet, row, text as textOf, title } from '#client/ui/List/List.css.ts'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { withActs } from './reviews.css.ts'
import { ReviewActSheet, type ReviewAct } from './ReviewActSheet.tsx'

const states: Record<
  TextState,
  { label: MessageDescriptor; tone: 'warning' | 'success' | 'neutral'; Icon: typeof Check }
> = {
  shown: { label: msg`Shown`, tone: 'success', Icon: Check },
  waiting: { label: msg`Waiting`, tone: 'warning', Icon: Clock },
  hidden: { label: msg`Hidden`, tone: 'neutral', Icon: EyeOff },
}

const reasons: Record<WaitingReason, MessageDescriptor> = {
  phone: msg`There is a phone number in it.`,
  link: msg`There is a link in it.`,
  address: msg`There is an address in it.`,
  card: msg`There is a card number in it.`,
  reported: msg`Its supplier reported it.`,
}

/** One review, with what this reader may do about it. */
export function ReviewRow({ review }: { review: StaffReview }) {
  const { t } = useLingui()
  const dates = useDates()
  const isOnline = useOnline()
  const isAdmin = useSession().user?.type === 'admin'
  const [act, setAct] = useState<ReviewAct | null>(null)
  const { text, textState, waitsFor, answer, reportReason, decisionReason, falseReason } = review
  const { label, tone, Icon } = states[textState]
  const [ofCar, ofAgency, written] = [review.carStars, review.supplierStars, dates.day(review.writtenAt)]
  const reference = groupedReference(review.booking.reference)
  return (
    <li className={item} data-review={review._id}>
      <div className={classes(row, withActs)}>
        <div className={textOf}>
          <span className={title}>
            {[review.car.name, isAdmin && review.supplier.name].filter(Boolean).join(' · ')}
          </span>
          <span className={quiet}>
            <Trans>
              Car {ofCar} of 5, agency {ofAgency} of 5
            </Trans>
            {` · ${[review.writtenBy, written, reference].filter(Boolean).join(' · ')}`}
          </span>
          {text !== null && <span lang={review.language}>{text}</span>}
          {(text !== null || waitsFor !== null) && (
            <span>
              <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
                {t(label)}
              </Badge>
            </span>
          )}
          {textState === 'waiting' && waitsFor !== null && (
            <span className={quiet}>{t(reasons[waitsFor])}</span>
          )}
          {review.isInBurst && (
            <span className={quiet}>
              <Trans>One of several alike within a day, all of bookings without a payment.</Trans>
            </span>
          )}
          {reportReason !== null && (
            <span className={quiet}>
              <Trans>Reported: {reportReason}</Trans>
            </span>
          )}
          {decisionReason !== null && (
            <span className={quiet}>
              <Trans>Decided: {decisionReason}</Trans>
            </span>
          )}
          {!review.counts && falseReason !== null && (
            <span className={quiet}>
              <Trans>Its stars do not count: {falseReason}</Trans>
            </span>
          )}
          {answer !== null && (
            <span>
              {isAdmin ? <Trans>Answer of the agency: {answer}</Trans> : <Trans>Your answer: {answer}</Trans>}
            </span>
          )}
        </div>
        <Row gap="s2" wrap>
          {actsOf(review, isAdmin).map((each) => (
            <Button key={each} tone="outline" size="m" disabled={!isOnline} onClick={() => setAct(each)}>
              {t(actLabels[each])}
            </Button>
          ))}
        </Row>
      </div>
      {act !== null && <ReviewActSheet review={review} act={act} onClose={() => setAct(null)} />}
    </li>
  )
}

const actLabels: Record<ReviewAct, MessageDescriptor> = {
  answer: msg`Answer`,
  report: msg`Report the text`,
  show: msg`Show the text`,
  hide: msg`Hide the text`,
  discount: msg`Stop counting the stars`,
  count: msg`Count the stars again`,
}

/** An admin decides; a supplier answers, and reports what no admin has looked at. */
function actsOf(review: StaffReview, isAdmin: boolean): ReviewAct[] {
  const { text, textState, answerable, counts, decisionReason } = review
  const isShown = text !== null && textState === 'shown'
  if (!isAdmin)
    return [
      ...(answerable ? (['answer'] as const) : []),
      ...(isShown && decisionReason === null ? (['report'] as const) : []),
    ]
  return [
    ...(text === null ? [] : textState === 'shown' ? (['hide'] as const) : (['show'] as const)),
    ...(text !== null && textState === 'waiting' ? (['hide'] as const) : []),
    counts ? 'discount' : 'count',
  ]
}
