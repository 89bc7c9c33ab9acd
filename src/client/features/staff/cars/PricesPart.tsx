import { useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffCar } from '#contract/staff/fleet/cars.ts'
import { addDays, dayOf, instantOf } from '#domain/rental/period.ts'
import { AmountField } from '#client/components/form/AmountField.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { rightNow } from '#client/store/clock.ts'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { exampleDays, examplesOf } from './car-form.ts'
import { priceLabels, priceNames } from './car-labels.ts'
import type { PartProps } from './CarParts.tsx'
import { examples, pair } from './cars.css.ts'

type PricesPartProps = PartProps & {
  /** The price of a day is asked for elsewhere. */
  isRest?: boolean
  markup: Pick<StaffCar, 'markupPercent' | 'isDateBasedPrice' | 'dateBasedPrices'>
}

/** The ten prices, and what drivers pay by them. */
export function PricesPart({ draft, problems, onChange, markup, isRest = false }: PricesPartProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const francs = useFrancs()
  const [start] = useState(() => instantOf(`${addDays(dayOf(rightNow()), 1)}T10:00`)!)
  const usual = francs(50_000)
  const reduced = francs(45_000)
  const totals = examplesOf(draft, markup, start)
  return (
    <Part title={<Trans>Prices</Trans>}>
      <Text tone="secondary" size="bodyS">
        <Trans>
          Only the price per day is needed. A reduced price takes the place of the one beside it: with {usual}{' '}
          per day and {reduced} reduced, drivers pay {reduced}.
        </Trans>
      </Text>
      <div className={pair}>
        {priceNames.slice(isRest ? 1 : 0).map((name) => {
          const problem = problems[name]
          return (
            <AmountField
              key={name}
              label={t(priceLabels[name])}
              name={name}
              value={draft.prices[name]}
              error={problem && failureText(problem)}
              onChange={(price) => onChange({ prices: { ...draft.prices, [name]: price } })}
            />
          )
        })}
      </div>
      {markup.isDateBasedPrice && (
        <Switch
          name="usesTariff"
          checked={draft.usesTariff}
          onChange={(usesTariff) => onChange({ usesTariff })}
          label={<Trans>Use these prices instead</Trans>}
          help={
            draft.usesTariff ? (
              <Trans>The prices by the day end once you save. Bookings keep what was agreed.</Trans>
            ) : (
              <Trans>This car has prices by the day: they come before these.</Trans>
            )
          }
        />
      )}
      <dl className={examples} aria-label={t`What drivers pay`} aria-live="polite">
        {exampleDays.map((days, index) => (
          <div key={days}>
            <dt>
              <Text as="span" size="bodyS" tone="secondary">
                <Plural value={days} one="# day" other="# days" />
              </Text>
            </dt>
            <dd>
              <Text as="span" weight="strong">
                {totals?.[index] === undefined ? '–' : francs(totals[index])}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
