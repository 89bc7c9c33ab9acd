import { useDeferredValue, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { UserPlus } from 'lucide-react'
import type { StaffDriver } from '#contract/staff/new-booking.ts'
import { languages, type Language } from '#domain/language.ts'
import { newBookingQueries, shortestDriverSearch } from '#client/api/staff/new-booking.ts'
import { BirthDateField } from '#client/components/dates/BirthDateField.tsx'
import { languageNames } from '#client/components/preferences/language-names.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { item, itemText } from './new-booking.css.ts'
import type { NewBookingDraft } from './new-booking-draft.ts'

/** What is wrong with a field, by its name in the contract. */
export type ErrorOf = (field: string) => string | undefined

type PhoneFieldProps = {
  draft: NewBookingDraft
  errorOf: ErrorOf
  onChange: (part: Partial<NewBookingDraft>) => void
}
type DriverPartProps = PhoneFieldProps & {
  /** In which a new driver is written to. */
  language: Language
}

const phoneExample = '+237 6 71 23 45 67'

/** Somebody on file, found by phone number first, or a new driver. */
export function DriverPart({ draft, language, errorOf, onChange }: DriverPartProps) {
  const { t } = useLingui()
  const [q, setQ] = useState('')
  const { known, isNew } = draft

  if (known !== null)
    return (
      <Stack gap="s3">
        <Row wrap justify="between">
          <DriverWords driver={known} />
          <Button tone="outline" size="s" onClick={() => onChange({ known: null })}>
            <Trans>Choose another driver</Trans>
          </Button>
        </Row>
        {known.phone === '' && <PhoneField draft={draft} errorOf={errorOf} onChange={onChange} />}
        {known.birthDate === null && (
          <BirthDateField
            label={t`Birth date`}
            name="birthDate"
            fillsOwn={false}
            value={draft.birthDate}
            error={errorOf('driver.birthDate')}
            onChange={(birthDate) => onChange({ birthDate })}
          />
        )}
      </Stack>
    )
  if (isNew)
    return (
      <Stack gap="s3">
        <PhoneField draft={draft} errorOf={errorOf} onChange={onChange} />
        <TextField
          label={t`Full name`}
          name="fullName"
          autoComplete="off"
          value={draft.fullName}
          error={errorOf('driver.fullName')}
          onChange={(fullName) => onChange({ fullName })}
        />
        <BirthDateField
          label={t`Birth date`}
          name="birthDate"
          fillsOwn={false}
          value={draft.birthDate}
          error={errorOf('driver.birthDate')}
          onChange={(birthDate) => onChange({ birthDate })}
        />
        <TextField
          type="email"
          inputMode="email"
          label={t`Email (optional)`}
          name="email"
          autoComplete="off"
          value={draft.email}
          error={errorOf('driver.email')}
          onChange={(email) => onChange({ email })}
        />
        <Select
          label={t`Language of the driver`}
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => onChange({ language: value })}
        />
        <Row>
          <Button tone="quiet" onClick={() => onChange({ isNew: false })}>
            <Trans>Look for a driver on file</Trans>
          </Button>
        </Row>
      </Stack>
    )
  return (
    <Stack gap="s3">
      <TextField
        type="search"
        label={t`Phone, name or email of the driver`}
        name="driver"
        autoComplete="off"
        value={q}
        error={errorOf('driver')}
        onChange={setQ}
      />
      <DriverResults
        q={q.trim()}
        onChoose={(driver) =>
          // Of a stranger the desk has the number: the person says the rest.
          onChange(driver.isMasked ? { isNew: true, phone: driver.phone } : { known: driver })
        }
      />
      <Button
        tone="outline"
        onClick={() => {
          // What was typed is the number or the name of the new driver.
          const words = q.trim()
          onChange({ isNew: true, ...(/^[+\d\s().-]{3,}$/.test(q) ? { phone: words } : { fullName: words }) })
        }}
      >
        <UserPlus size={20} aria-hidden="true" />
        <Trans>New driver</Trans>
      </Button>
    </Stack>
  )
}

function DriverResults({ q: typed, onChoose }: { q: string; onChoose: (driver: StaffDriver) => void }) {
  const q = useDeferredValue(typed)
  const query = useQuery(newBookingQueries.drivers(q))
  if (q.length < shortestDriverSearch) return null
  if (query.isError) return <InlineFailure query={query} role="alert" />
  const drivers = query.data?.drivers
  return (
    <Stack gap="s2" aria-live="polite">
      {drivers?.map((driver) => (
        <button key={driver._id} type="button" className={item} onClick={() => onChoose(driver)}>
          <DriverWords driver={driver} />
        </button>
      ))}
      {drivers?.length === 0 && (
        <Text tone="secondary">
          <Trans>No driver on file fits.</Trans>
        </Text>
      )}
    </Stack>
  )
}

function DriverWords({ driver }: { driver: StaffDriver }) {
  const { fullName, phone, email, bookings } = driver
  return (
    <span className={itemText}>
      <Text as="span" weight="strong">
        {fullName}
      </Text>
      <Text as="span" size="bodyS" tone="secondary">
        {[phone, email].filter((each) => each !== '').join(' · ')}
      </Text>
      {driver.isMasked && (
        <Text as="span" size="bodyS" tone="secondary">
          <Trans>On Wouri, and new to your fleet. Ask for the name and the birth date.</Trans>
        </Text>
      )}
      {bookings > 0 && (
        <Text as="span" size="bodyS" tone="secondary">
          <Plural value={bookings} one="# booking" other="# bookings" />
        </Text>
      )}
    </span>
  )
}

function PhoneField({ draft, errorOf, onChange }: PhoneFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      type="tel"
      inputMode="tel"
      label={t`Phone`}
      name="phone"
      autoComplete="off"
      placeholder={phoneExample}
      value={draft.phone}
      error={errorOf('driver.phone')}
      onChange={(phone) => onChange({ phone })}
    />
  )
}
