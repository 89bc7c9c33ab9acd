import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import {
  AppearanceChoice,
  CurrencyChoice,
  LanguageChoice,
} from '#client/components/preferences/PreferenceChoices.tsx'
import { groups } from '#client/components/preferences/preferences.css.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'

export function PreferencesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Preferences`} closeLabel={t`Close`}>
      <div className={groups}>
        <LanguageChoice />
        <CurrencyChoice />
        <AppearanceChoice />
        {/* The one way there for a visitor on a phone: the account's sheet opens for who is signed in. */}
        <Link to="/settings" className={buttonClass({ tone: 'outline', full: true })} onClick={onClose}>
          <Settings size={20} aria-hidden="true" />
          <Trans>Settings</Trans>
        </Link>
      </div>
    </Sheet>
  )
}
