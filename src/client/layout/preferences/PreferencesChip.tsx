import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { useCurrency } from '#client/i18n/currency.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { chip } from './PreferencesChip.css.ts'

export function PreferencesChip({ onClick }: { onClick: () => void }) {
  const { t } = useLingui()
  const [currency] = useCurrency()
  const shown = `${useLanguage().toUpperCase()} · ${currency}`
  return (
    <button
      type="button"
      className={chip}
      aria-haspopup="dialog"
      aria-label={t`${shown}: language and currency`}
      onClick={onClick}
    >
      <Globe size={18} aria-hidden="true" />
      <span translate="no">{shown}</span>
    </button>
  )
}
