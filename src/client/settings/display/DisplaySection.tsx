import { Trans } from '@lingui/react/macro'
import { AppearanceChoice } from '#client/preferences/AppearanceChoice.tsx'
import { groups } from '#client/preferences/ChoiceGroup.css.ts'
import { CurrencyChoice } from '#client/preferences/CurrencyChoice.tsx'
import { LanguageChoice } from '#client/preferences/LanguageChoice.tsx'
import { SettingsSection } from '#client/settings/SettingsSection.tsx'

export function DisplaySection() {
  return (
    <SettingsSection id="display" title={<Trans>Language, currency and appearance</Trans>}>
      <div className={groups}>
        <LanguageChoice />
        <CurrencyChoice />
        <AppearanceChoice />
      </div>
    </SettingsSection>
  )
}
