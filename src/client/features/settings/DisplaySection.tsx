import { Trans } from '@lingui/react/macro'
import {
  AppearanceChoice,
  CurrencyChoice,
  LanguageChoice,
} from '#client/components/preferences/PreferenceChoices.tsx'
import { groups } from '#client/components/preferences/preferences.css.ts'
import { canVibrate, changeVibration, useVibration } from '#client/storage/haptics.ts'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { SettingsSection } from './SettingsSection.tsx'

export function DisplaySection() {
  const vibrates = useVibration()
  return (
    <SettingsSection id="display" title={<Trans>Language, currency and appearance</Trans>}>
      <div className={groups}>
        <LanguageChoice />
        <CurrencyChoice />
        <AppearanceChoice />
        {canVibrate() && (
          <Switch
            name="vibration"
            checked={vibrates}
            onChange={changeVibration}
            label={<Trans>Vibrate when I tap</Trans>}
            help={
              <Trans>
                A short vibration when you save a car. Never where the phone is set to reduce motion.
              </Trans>
            }
          />
        )}
      </div>
    </SettingsSection>
  )
}
