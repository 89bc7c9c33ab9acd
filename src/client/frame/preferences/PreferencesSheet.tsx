import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { currencies } from '#domain/money/currencies.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { languages } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { useCurrency } from '#client/i18n/currency.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { appearances, changeAppearance, currentAppearance } from './appearance.ts'
import type { Appearance } from './appearance.ts'
import { languageNames } from './language-names.ts'
import { cards, groups, legend } from './PreferencesSheet.css.ts'
import { useChangeLanguage } from './useChangeLanguage.ts'

const currencyNames: Record<Currency, MessageDescriptor> = {
  XAF: msg`CFA franc (FCFA)`,
  EUR: msg`Euro (€)`,
  USD: msg`US dollar ($)`,
}

const appearanceNames: Record<Appearance, MessageDescriptor> = {
  light: msg`Light`,
  dark: msg`Dark`,
  system: msg`Same as the device`,
}

export function PreferencesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const changeLanguage = useChangeLanguage()
  const [asked, ask] = useState<Language | null>(null)
  const [currency, changeCurrency] = useCurrency()
  const [appearance, setAppearance] = useState(currentAppearance)

  // The choice shows at once; should its words not come, it falls back to the language that is spoken.
  async function speak(code: Language) {
    ask(code)
    await changeLanguage(code)
    ask(null)
  }

  return (
    <Sheet open={open} onClose={onClose} title={t`Preferences`} closeLabel={t`Close`}>
      <div className={groups}>
        <Group title={<Trans>Language</Trans>}>
          {languages.map((code) => (
            <RadioCard
              key={code}
              name="language"
              value={code}
              checked={code === (asked ?? language)}
              onChange={() => void speak(code)}
              title={<span lang={code}>{languageNames[code]}</span>}
            />
          ))}
        </Group>
        <Group title={<Trans>Currency</Trans>}>
          {currencies.map((code) => (
            <RadioCard
              key={code}
              name="currency"
              value={code}
              checked={code === currency}
              onChange={() => changeCurrency(code)}
              title={t(currencyNames[code])}
            />
          ))}
        </Group>
        <Group title={<Trans>Appearance</Trans>}>
          {appearances.map((value) => (
            <RadioCard
              key={value}
              name="appearance"
              value={value}
              checked={value === appearance}
              onChange={() => {
                changeAppearance(value)
                setAppearance(value)
              }}
              title={t(appearanceNames[value])}
            />
          ))}
        </Group>
      </div>
    </Sheet>
  )
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={legend}>{title}</legend>
      <div className={cards}>{children}</div>
    </fieldset>
  )
}
