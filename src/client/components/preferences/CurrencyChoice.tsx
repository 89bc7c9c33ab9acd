import { useQuery } from '@tanstack/react-query'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { currencies } from '#domain/money/currencies.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { parityRates } from '#domain/money/convert.ts'
import { rateQueries } from '#client/api/rates.ts'
import { useCurrency } from '#client/i18n/currency.ts'
import { useOnline } from '#client/api/connection.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'

const currencyNames: Record<Currency, MessageDescriptor> = {
  XAF: msg`CFA franc (FCFA)`,
  EUR: msg`Euro (€)`,
  USD: msg`US dollar ($)`,
}

export function CurrencyChoice() {
  const { t } = useLingui()
  const name = useId()
  const [currency, changeCurrency] = useCurrency()
  return (
    <ChoiceGroup title={<Trans>Currency</Trans>}>
      {currencies.map((code) => (
        <RadioCard
          key={code}
          name={name}
          value={code}
          checked={code === currency}
          onChange={() => changeCurrency(code)}
          title={t(currencyNames[code])}
        />
      ))}
      <RatesAge currency={currency} />
    </ChoiceGroup>
  )
}

/** Without a network a converted price is as old as the rates this device keeps. */
function RatesAge({ currency }: { currency: Currency }) {
  const isOnline = useOnline()
  const isFixed = parityRates[currency] !== undefined
  const { data, dataUpdatedAt } = useQuery({ ...rateQueries.current(), enabled: !isFixed })
  if (isOnline || isFixed || data === undefined) return null
  return (
    <p role="status">
      <Trans>Exchange rates</Trans> · <DataAge updatedAt={dataUpdatedAt} />
    </p>
  )
}
