import { useState } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewDecision, StaffReview } from '#contract/staff/reviews.ts'
import { longestReview } from '#domain/review/review.ts'
import { useOnline } from '#client/api/connection.ts'
import { answerReview, decideReview, reportReview } from '#client/api/staff/reviews.ts'
import { ReasonSheet } from '#client/components/requests/ReasonSheet.tsx'
import { useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'

export type ReviewAct = 'answer' | 'report' | ReviewDecision

type Words = {
  title: MessageDescriptor
  says: MessageDescriptor
  action: MessageDescriptor
  done: MessageDescriptor
}

const words: Record<ReviewAct, Words> = {
  answer: {
    title: msg`Answer this review`,
    says: msg`Everybody reads the answer below the text. You can change it for 7 days.`,
    action: msg`Send the answer`,
    done: msg`Your answer is on the site.`,
  },
  report: {
    title: msg`Report this text?`,
    says: msg`It waits until an admin has looked at it. Its stars count all the same.`,
    action: msg`Report the text`,
    done: msg`The text is reported.`,
  },
  show: {
    title: msg`Show this text?`,
    says: msg`Everybody reads it. The reason is kept beside it.`,
    action: msg`Show the text`,
    done: msg`The text is shown.`,
  },
  hide: {
    title: msg`Hide this text?`,
    says: msg`Nobody reads it any more. Its stars count all the same.`,
    action: msg`Hide the text`,
    done: msg`The text is hidden.`,
  },
  discount: {
    title: msg`Was the booking false?`,
    says: msg`Its stars no longer count, and its text is not shown. This can be taken back.`,
    action: msg`Do not count the stars`,
    done: msg`The stars no longer count.`,
  },
  count: {
    title: msg`Count the stars again?`,
    says: msg`The booking was a true one after all.`,
    action: msg`Count the stars again`,
    done: msg`The stars count again.`,
  },
}

type ReviewActSheetProps = { review: StaffReview; act: ReviewAct; onClose: () => void }

/** Says what an act does, and takes the answer or the reason. */
export function ReviewActSheet({ review, act, onClose }: ReviewActSheetProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const isAnswer = act === 'answer'
  const [typed, setTyped] = useState(isAnswer ? (review.answer ?? '') : '')
  const { title, says, action, done } = words[act]
  const { isPending, refused, send } = useDecision({
    decide: () =>
      isAnswer
        ? answerReview(review._id, typed)
        : act === 'report'
          ? reportReview(review._id, typed)
          : decideReview(review._id, act, typed),
    done: t(done),
    onDone: onClose,
  })
  return (
    <ReasonSheet
      title={t(title)}
      action={isOnline ? t(action) : <Trans>Waiting for network</Trans>}
      isBusy={isPending}
      isDisabled={!isOnline || typed.trim() === '' || (isAnswer && typed.length > longestReview)}
      failure={refused && { text: failureText(refused.code), key: refused.key }}
      reason={{
        label: isAnswer ? t`Answer` : t`Reason`,
        name: 'reason',
        rows: 3,
        value: typed,
        onChange: setTyped,
      }}
      onSend={send}
      onClose={onClose}
    >
      <p>{t(says)}</p>
    </ReasonSheet>
  )
}
