import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { currencies } from '#domain/money/currencies.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { useCurrency } from '#client/i18n/currency.ts'
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
    </ChoiceGroup>
  )
}
