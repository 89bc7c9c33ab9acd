import type { UseQueryResult } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { BookableCar, quoteStaffBooking } from '#contract/staff/new-booking.ts'
import { rulesToSetAside, type RuleToSetAside } from '#domain/booking/staff-acts.ts'
import type { Extra } from '#domain/rental/extras.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { AmountField } from '#client/components/form/AmountField.tsx'
import { Amount } from '#client/components/booking/Amount.tsx'
import { extraLabels } from '#client/components/car/labels.ts'
import { PriceBreakdown } from '#client/components/car/PriceBreakdown.tsx'
import { useFrancs } from '#client/i18n/money.ts'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { pair } from './new-booking.css.ts'
import type { ErrorOf } from './DriverPart.tsx'
import { useRefusalText } from './useRefusalText.ts'
import type { NewBookingDraft } from './new-booking-draft.ts'

type PartProps = { draft: NewBookingDraft; onChange: (part: Partial<NewBookingDraft>) => void }

/** What the chosen car has, with what it adds to the price of this time. */
export function ExtrasPart({ draft, car, onChange }: PartProps & { car: BookableCar | undefined }) {
  const { t } = useLingui()
  const francs = useFrancs()
  const toggle = (extra: Extra, isOn: boolean) =>
    onChange({ extras: isOn ? [...draft.extras, extra] : draft.extras.filter((each) => each !== extra) })
  if (car === undefined)
    return (
      <Text tone="secondary">
        <Trans>Choose a car first: each has its own extras.</Trans>
      </Text>
    )
  if (car.extras.length === 0)
    return (
      <Text tone="secondary">
        <Trans>This car has no extras.</Trans>
      </Text>
    )
  return (
    <Stack gap="s2">
      {car.extras.map(({ extra, amount }) => (
        <Checkbox
          key={extra}
          name={extra}
          checked={draft.extras.includes(extra)}
          onChange={(isOn) => toggle(extra, isOn)}
        >
          {t(extraLabels[extra])}
          <Text as="span" size="bodyS" tone="secondary">
            {' · '}
            {amount === 0 ? <Trans>Included</Trans> : francs(amount)}
          </Text>
        </Checkbox>
      ))}
    </Stack>
  )
}

type PricePartProps = PartProps & {
  errorOf: ErrorOf
  quote: UseQueryResult<ResponseOf<typeof quoteStaffBooking>>
  mayDiscount: boolean
  maySetAside: boolean
}

/** The price of the server, less what is discounted; where a rule refuses, an admin may set it aside. */
export function PricePart({ draft, quote, errorOf, onChange, mayDiscount, maySetAside }: PricePartProps) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const refused = quote.isError ? failureCode(quote.error) : null
  const rule = rulesToSetAside.find((each) => each === refused || draft.setAside.includes(each))
  return (
    <Stack gap="s3">
      {quote.isFetching && quote.data === undefined && <Skeleton height={72} />}
      {quote.isPending && !quote.isFetching && (
        <Text tone="secondary">
          <Trans>The price shows when car, place and times are chosen.</Trans>
        </Text>
      )}
      {refused !== null && (
        <Text tone="danger" role="alert">
          {refusalText(refused)}
        </Text>
      )}
      {quote.data && !quote.isError && (
        <>
          <PriceBreakdown lines={quote.data.lines} total={quote.data.total} />
          <Text size="bodyS" tone="secondary">
            <Trans>
              Paid at the counter. Security deposit: <Amount xaf={quote.data.deposit} />
            </Trans>
          </Text>
        </>
      )}
      {maySetAside && rule && <SetAside rule={rule} draft={draft} errorOf={errorOf} onChange={onChange} />}
      {mayDiscount && (
        <div className={pair}>
          <AmountField
            label={t`Discount (optional)`}
            name="discount"
            value={draft.discount}
            error={errorOf('discount.amount')}
            onChange={(discount) => onChange({ discount })}
          />
          {draft.discount.trim() !== '' && (
            <TextField
              label={t`Reason for the discount`}
              name="discountReason"
              autoComplete="off"
              maxLength={200}
              value={draft.discountReason}
              error={errorOf('discount.reason')}
              onChange={(discountReason) => onChange({ discountReason })}
            />
          )}
        </div>
      )}
    </Stack>
  )
}

type SetAsideProps = PartProps & { rule: RuleToSetAside; errorOf: ErrorOf }

function SetAside({ rule, draft, errorOf, onChange }: SetAsideProps) {
  const { t } = useLingui()
  const isOn = draft.setAside.includes(rule)
  const labels: Record<RuleToSetAside, string> = {
    'pick-up-too-soon': t`Book in spite of the notice time`,
    'below-minimum-days': t`Book in spite of the minimum of days`,
  }
  return (
    <>
      <Checkbox
        name="setAside"
        checked={isOn}
        onChange={(on) => onChange({ setAside: on ? [...draft.setAside, rule] : [] })}
      >
        {labels[rule]}
      </Checkbox>
      {isOn && (
        <TextField
          label={t`Reason`}
          name="setAsideReason"
          autoComplete="off"
          maxLength={200}
          value={draft.setAsideReason}
          error={errorOf('setAside.reason')}
          onChange={(setAsideReason) => onChange({ setAsideReason })}
        />
      )}
    </>
  )
}
