import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useOnline } from '#client/api/connection.ts'
import { BirthDateField } from '#client/components/dates/BirthDateField.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { Page } from '#client/layout/Page.tsx'
import { useMoney } from '#client/i18n/money.ts'
import { useSession } from '#client/session/session.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { DriverPart } from './DriverPart.tsx'
import { part } from './new-booking.css.ts'
import type { NewBookingSearch } from './new-booking-search.ts'
import { ExtrasPart, PricePart } from './PricePart.tsx'
import { TripPart } from './TripPart.tsx'
import { useNewBooking } from './useNewBooking.ts'
import { useRefusalText } from './useRefusalText.ts'

/** Booking for somebody who calls or stands at the counter: confirmed at once, paid at the counter. */
export function NewBookingPage({ search }: { search: NewBookingSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const refusalText = useRefusalText()
  const { show } = useMoney()
  const { user } = useSession()
  const form = useNewBooking(search, ({ _id, reference }) => {
    showToast({ kind: 'success', text: t`Booked: ${reference}` })
    void navigate({ to: '/staff/bookings/$bookingId', params: { bookingId: _id }, replace: true })
  })
  const { draft, change, quote, refusal } = form
  const total = quote.data && show(quote.data.total)
  return (
    <Page title={t`Book for somebody`} width="narrow" back>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isOnline && form.isReady) form.send()
        }}
      >
        <Stack gap="s4">
          <Text as="h1" size="displayM" tabIndex={-1}>
            <Trans>Book for somebody</Trans>
          </Text>
          {refusal && <FormAlert key={refusal.key}>{refusalText(refusal.code)}</FormAlert>}
          <Part title={t`Driver`}>
            <DriverPart draft={draft} onChange={change} />
          </Part>
          <Part title={t`Car and times`}>
            <TripPart draft={draft} onChange={change} />
          </Part>
          <Part title={t`Extras`}>
            <ExtrasPart draft={draft} onChange={change} />
            {draft.extras.includes('additionalDriver') && <SecondDriver draft={draft} onChange={change} />}
          </Part>
          <Part title={t`Price`}>
            <PricePart
              draft={draft}
              quote={quote}
              onChange={change}
              mayDiscount={user?.type !== 'user'}
              maySetAside={user?.type === 'admin'}
            />
          </Part>
          <TextArea
            label={t`Note (optional)`}
            name="note"
            rows={2}
            value={draft.note}
            onChange={(note) => change({ note })}
          />
          <Button type="submit" size="l" full busy={form.isBusy} disabled={!isOnline || !form.isReady}>
            {!isOnline ? (
              <Trans>Waiting for network</Trans>
            ) : total !== undefined ? (
              <Trans>Book for {total}</Trans>
            ) : (
              <Trans>Book</Trans>
            )}
          </Button>
          <Button tone="quiet" onClick={form.restart}>
            <Trans>Empty the form</Trans>
          </Button>
        </Stack>
      </form>
    </Page>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={part}>
      <Text as="h2" size="titleM">
        {title}
      </Text>
      {children}
    </section>
  )
}

type SecondDriverProps = Pick<ReturnType<typeof useNewBooking>, 'draft'> & {
  onChange: ReturnType<typeof useNewBooking>['change']
}

function SecondDriver({ draft, onChange }: SecondDriverProps) {
  const { t } = useLingui()
  return (
    <Stack gap="s3">
      <TextField
        label={t`Full name of the second driver`}
        name="secondName"
        autoComplete="off"
        value={draft.secondName}
        onChange={(secondName) => onChange({ secondName })}
      />
      <TextField
        type="tel"
        inputMode="tel"
        label={t`Phone of the second driver`}
        name="secondPhone"
        autoComplete="off"
        value={draft.secondPhone}
        onChange={(secondPhone) => onChange({ secondPhone })}
      />
      <BirthDateField
        label={t`Birth date of the second driver`}
        name="secondBirthDate"
        fillsOwn={false}
        value={draft.secondBirthDate}
        onChange={(secondBirthDate) => onChange({ secondBirthDate })}
      />
    </Stack>
  )
}
