import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { settingsQueries } from '#client/api/settings.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { whatsappTo } from '#client/booking/links.ts'

/** A person to ask, on screens that could not do their work. */
export function SiteHelp() {
  const { t } = useLingui()
  const { data } = useQuery(settingsQueries.current())
  if (!data) return null
  return (
    <a
      className={buttonClass({ tone: 'whatsapp', size: 'l' })}
      href={whatsappTo(data.contact.whatsapp, t`Hello, I need help with my booking on Wouri.`)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <MessageCircle size={20} strokeWidth={1.5} aria-hidden />
      <Trans>WhatsApp</Trans>
    </a>
  )
}
