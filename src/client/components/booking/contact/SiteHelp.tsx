import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { settingsQueries } from '#client/api/settings.ts'
import { WhatsappLink } from '#client/components/contact/WhatsappLink.tsx'

/** A person to ask, on screens that could not do their work. */
export function SiteHelp() {
  const { t } = useLingui()
  const { data } = useQuery(settingsQueries.current())
  if (!data) return null
  return (
    <WhatsappLink
      number={data.contact.whatsapp}
      text={t`Hello, I need help with my booking on Wouri.`}
      size="l"
    />
  )
}
