import { useId, useState, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { languages, type Language } from '#domain/language.ts'
import { currencies, type Currency } from '#domain/money/currencies.ts'
import { parityRates } from '#domain/money/convert.ts'
import { rateQueries } from '#client/api/cars/rates.ts'
import { useCurrency } from '#client/i18n/currency.ts'
import { useLanguage, changeLanguage, currentLanguage } from '#client/i18n/language.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { useOnline } from '#client/api/connection.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { languageNames } from './language-names.ts'
import { appearances, changeAppearance, useAppearance, type Appearance } from './appearance.ts'
import { cards, legend } from './preferences.css.ts'

export function LanguageChoice() {
  const name = useId()
  const language = useLanguage()
  const changeTo = useChangeLanguage()
  const [pending, setPending] = useState<Language | null>(null)

  // The choice shows at once; when its catalog cannot be loaded, it falls back to the present language.
  async function choose(code: Language) {
    setPending(code)
    await changeTo(code)
    setPending(null)
  }

  return (
    <ChoiceGroup title={<Trans>Language</Trans>}>
      {languages.map((code) => (
        <RadioCard
          key={code}
          name={name}
          value={code}
          checked={code === (pending ?? language)}
          onChange={() => void choose(code)}
          title={<span lang={code}>{languageNames[code]}</span>}
        />
      ))}
    </ChoiceGroup>
  )
}

/** Changes the language on the present screen, and in its address where that names one. */
function useChangeLanguage(): (language: Language) => Promise<void> {
  const navigate = useNavigate()
  const inAddress = useRouterState({ select: (state) => state.location.search.l })
  return async (language) => {
    await changeLanguage(language)
    if (inAddress === undefined || currentLanguage() !== language) return
    await navigate({
      to: '.',
      search: (previous) => ({ ...previous, l: language }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }
}

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

/** Offline, converted prices are as old as the stored rates. */
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

const appearanceNames: Record<Appearance, MessageDescriptor> = {
  light: msg`Light`,
  dark: msg`Dark`,
  system: msg`Same as the device`,
}

export function AppearanceChoice() {
  const { t } = useLingui()
  const name = useId()
  const appearance = useAppearance()
  return (
    <ChoiceGroup title={<Trans>Appearance</Trans>}>
      {appearances.map((value) => (
        <RadioCard
          key={value}
          name={name}
          value={value}
          checked={value === appearance}
          onChange={() => changeAppearance(value)}
          title={t(appearanceNames[value])}
        />
      ))}
    </ChoiceGroup>
  )
}

/** One question with a few answers, all visible. */
function ChoiceGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset>
      <Text as="legend" size="bodyS" weight="medium" className={legend}>
        {title}
      </Text>
      <div className={cards}>{children}</div>
    </fieldset>
  )
}
