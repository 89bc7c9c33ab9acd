import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { languages } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { languageNames } from './language-names.ts'
import { useChangeLanguage } from './useChangeLanguage.ts'

export function LanguageChoice() {
  const name = useId()
  const language = useLanguage()
  const changeLanguage = useChangeLanguage()
  const [asked, ask] = useState<Language | null>(null)

  // The choice shows at once; should its words not come, it falls back to the language that is spoken.
  async function speak(code: Language) {
    ask(code)
    await changeLanguage(code)
    ask(null)
  }

  return (
    <ChoiceGroup title={<Trans>Language</Trans>}>
      {languages.map((code) => (
        <RadioCard
          key={code}
          name={name}
          value={code}
          checked={code === (asked ?? language)}
          onChange={() => void speak(code)}
          title={<span lang={code}>{languageNames[code]}</span>}
        />
      ))}
    </ChoiceGroup>
  )
}
