import { useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'

/** The installed app has no menu that prints. */
export function PrintButton() {
  const { t } = useLingui()
  return (
    <IconButton
      label={t`Print`}
      icon={<Printer size={18} aria-hidden="true" />}
      onClick={() => window.print()}
    />
  )
}
