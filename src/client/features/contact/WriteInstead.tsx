import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { settingsQueries } from '#client/api/settings.ts'
import { mailTo } from '#client/components/booking/links.ts'
import { link } from '#client/ui/link.css.ts'
import { note } from './MessageForm.css.ts'

/** Another way for a message that did not get through here. */
export function WriteInstead({ subject }: { subject: string }) {
  const email = useQuery(settingsQueries.current()).data?.contact.email
  if (email === undefined) return null
  return (
    <p className={note}>
      <Trans>
        Nothing you typed is lost. You can also write to{' '}
        <a className={link} href={mailTo(email, subject)}>
          {email}
        </a>
        .
      </Trans>
    </p>
  )
}
