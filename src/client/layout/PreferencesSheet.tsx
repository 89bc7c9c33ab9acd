import { useLingui } from '@lingui/react/macro'
import { AppearanceChoice } from '#client/components/preferences/AppearanceChoice.tsx'
import { groups } from '#client/components/preferences/ChoiceGroup.css.ts'
import { CurrencyChoice } from '#client/components/preferences/CurrencyChoice.tsx'
import { LanguageChoice } from '#client/components/preferences/LanguageChoice.tsx'
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
