import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { ReviewFields, type OwnReview } from '#contract/bookings/review.ts'
import { chipPairs, longestReview, oppositeOf, type ReviewChip, type Stars } from '#domain/review/review.ts'
import { waitsFor } from '#domain/review/waiting-text.ts'
import { ownReviewQueries, writeReview, type SaidReview } from '#client/api/bookings/reviews.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { form } from '#client/components/form/form.css.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { refusedBy, useProblemText } from '#client/components/form/problems.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { queueRequest } from '#client/mutations/requests.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { chipLabels } from './chip-labels.ts'
import { chips as chipRow, quiet } from './reviews.css.ts'
import { StarChoice } from './StarChoice.tsx'

type ReviewSheetProps = {
  booking: string
  /** Of the mail's link, for a device that may not read the booking. */
  token?: string | undefined
  /** The first answer, given in the mail or on the booking. */
  stars?: Stars | undefined
  onClose: () => void
}

/** What was chosen here, over what is known from before. */
type Typed = { carStars?: Stars; supplierStars?: Stars; chips?: readonly ReviewChip[]; text?: string }

function useReview(stars: Stars | undefined, own: OwnReview | undefined) {
  const [typed, setTyped] = useState<Typed>({})
  const before = own?.review
  const shown = {
    carStars: typed.carStars ?? stars ?? before?.carStars ?? null,
    supplierStars: typed.supplierStars ?? before?.supplierStars ?? null,
    chips: typed.chips ?? before?.chips ?? [],
    text: typed.text ?? before?.text ?? '',
  }
  const change = (more: Typed) => setTyped((already) => ({ ...already, ...more }))
  return { shown, change }
}

/** How a trip was, in two taps; chips and words where there is more to say. Without a network it is sent later. */
export function ReviewSheet({ booking, token, stars, onClose }: ReviewSheetProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const query = useQuery(ownReviewQueries.one(booking, token))
  const own = query.data
  const refusal = own?.refusal ?? (query.error && isOnline ? failureCode(query.error) : null)
  const isReady = refusal === null && (own !== undefined || !isOnline)
  const { shown, change } = useReview(stars, own)
  const { carStars, supplierStars, chips, text } = shown
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async (said: SaidReview) => {
      if (isOnline) await writeReview(booking, said, token)
      else await queueRequest({ kind: 'review', booking, token: token ?? null, ...said })
      return isOnline
    },
    onSuccess: (isSent) => {
      onClose()
      if (isSent) showToast({ kind: 'success', text: t`Thank you. Your review has arrived.` })
    },
  })
  function send() {
    if (carStars === null || supplierStars === null || isPending) return
    mutate({ carStars, supplierStars, chips: [...chips], text: text.trim() || null, language })
  }
  const isWhole = carStars !== null && supplierStars !== null && textProblem(text) === undefined
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={t`How was your trip?`}
      {...(own && { description: `${own.car.name} · ${own.supplier.name}` })}
      closeLabel={t`Close`}
      footer={
        isReady && (
          <Button size="l" full busy={isPending} disabled={!isWhole} onClick={send}>
            {!isOnline ? (
              <Trans>Send when I am online</Trans>
            ) : own?.review ? (
              <Trans>Change the review</Trans>
            ) : (
              <Trans>Send the review</Trans>
            )}
          </Button>
        )
      }
    >
      {isReady ? (
        <div className={form}>
          {error && <FormAlert key={error.message}>{failureText(failureCode(error))}</FormAlert>}
          <ReviewForm {...shown} onChange={change} />
        </div>
      ) : refusal === null ? (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton height={240} radius="sm" />
        </div>
      ) : (
        <p role="alert">{failureText(refusal)}</p>
      )}
    </Sheet>
  )
}

const textProblem = (text: string) => refusedBy(ReviewFields.entries.text as never, text)

type ReviewFormProps = {
  carStars: Stars | null
  supplierStars: Stars | null
  chips: readonly ReviewChip[]
  text: string
  onChange: (more: Typed) => void
}

function ReviewForm({ carStars, supplierStars, chips, text, onChange }: ReviewFormProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const problem = textProblem(text)
  const toggle = (chip: ReviewChip) =>
    onChange({
      chips: chips.includes(chip)
        ? chips.filter((each) => each !== chip)
        : [...chips.filter((each) => each !== oppositeOf(chip)), chip],
    })
  return (
    <>
      <StarChoice label={t`The car`} value={carStars} onChange={(given) => onChange({ carStars: given })} />
      <StarChoice
        label={t`The rental agency`}
        value={supplierStars}
        onChange={(given) => onChange({ supplierStars: given })}
      />
      <div className={chipRow} role="group" aria-label={t`What was good, or not`}>
        {chipPairs.flat().map((chip) => (
          <Chip key={chip} pressed={chips.includes(chip)} onClick={() => toggle(chip)}>
            {t(chipLabels[chip])}
          </Chip>
        ))}
      </div>
      <TextArea
        label={t`In your words (optional)`}
        name="text"
        rows={4}
        value={text}
        onChange={(typed) => onChange({ text: typed })}
        count={`${text.length} / ${longestReview}`}
        error={problem && problemText(problem)}
      />
      {waitsFor(text) !== null && (
        <p className={quiet} role="status">
          <Trans>
            A text with a number, a link or an address is looked at before others see it. Your stars count at
            once.
          </Trans>
        </p>
      )}
      <p className={quiet}>
        <Trans>Shown with your first name and the month. You can change it for 7 days.</Trans>
      </p>
    </>
  )
}
