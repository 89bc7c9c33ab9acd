import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { groupedReference } from '#domain/booking/reference.ts'
import { useOnline } from '#client/api/connection.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { Page } from '#client/layout/Page.tsx'
import { useMoney } from '#client/i18n/money.ts'
import { useSession } from '#client/session/session.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { DriverPart } from './DriverPart.tsx'
import { part } from './new-booking.css.ts'
import type { NewBookingSearch } from './new-booking-search.ts'
import { ExtrasPart, PricePart } from './PricePart.tsx'
import { SecondDriver } from './SecondDriver.tsx'
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
  const form = useNewBooking(search, (made) => {
    const { _id } = made
    const reference = groupedReference(made.reference)
    showToast({ kind: 'success', text: t`Booked: ${reference}` })
    void navigate({ to: '/staff/bookings/$bookingId', params: { bookingId: _id }, replace: true })
  })
  const { draft, change, quote, refusal, problems } = form
  const errorOf = (field: string) => problems[field] && refusalText(problems[field])
  const total = quote.data && show(quote.data.total)
  return (
    <Page title={t`Book for somebody`} width="narrow" back>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isOnline && !quote.isFetching) form.send(event.currentTarget)
        }}
      >
        <Stack gap="s4">
          <Text as="h1" size="displayM" tabIndex={-1}>
            <Trans>Book for somebody</Trans>
          </Text>
          {refusal && <FormAlert key={refusal.key}>{refusalText(refusal.code)}</FormAlert>}
          <Part title={t`Driver`}>
            <DriverPart draft={draft} language={form.language} errorOf={errorOf} onChange={change} />
          </Part>
          <Part title={t`Car and times`}>
            <TripPart
              draft={draft}
              cars={form.cars}
              errorOf={errorOf}
              onChange={change}
              maySetAside={user?.type === 'admin'}
            />
          </Part>
          <Part title={t`Extras`}>
            <ExtrasPart draft={draft} car={form.car} onChange={change} />
            {draft.extras.includes('additionalDriver') && (
              <SecondDriver
                typed={{
                  fullName: draft.secondName,
                  phone: draft.secondPhone,
                  birthDate: draft.secondBirthDate,
                }}
                problems={problems}
                onChange={({ fullName, phone, birthDate }) =>
                  change({ secondName: fullName, secondPhone: phone, secondBirthDate: birthDate })
                }
              />
            )}
          </Part>
          <Part title={t`Price`}>
            <PricePart
              draft={draft}
              quote={quote}
              errorOf={errorOf}
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
            error={errorOf('note')}
            onChange={(note) => change({ note })}
          />
          <Button type="submit" size="l" full busy={form.isBusy} disabled={!isOnline || quote.isFetching}>
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
