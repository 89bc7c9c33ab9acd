import { useLingui } from '@lingui/react/macro'
import {
  AppearanceChoice,
  CurrencyChoice,
  LanguageChoice,
} from '#client/components/preferences/PreferenceChoices.tsx'
import { groups } from '#client/components/preferences/preferences.css.ts'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'

export function PreferencesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Preferences`} closeLabel={t`Close`}>
      <div className={groups}>
        <LanguageChoice />
        <CurrencyChoice />
        <AppearanceChoice />
      </div>
    </Sheet>
  )
}
