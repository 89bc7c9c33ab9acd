import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { settingsQueries } from '#client/api/site/settings.ts'
import { callTo } from '#client/components/contact/links.ts'
import { readablePhone } from '#domain/people/phone.ts'
import { link } from '#client/ui/link.css.ts'

/** How to reach the operator: the form, and the email and phone of the settings once they are loaded. */
export function ContactLines() {
  const { data } = useQuery(settingsQueries.current())
  return (
    <ul>
      <li>
        <Trans>
          In writing, on the{' '}
          <Link to="/contact" className={link}>
            contact page
          </Link>
        </Trans>
      </li>
      {data !== undefined && (
        <>
          <li>
            <Trans>
              By email:{' '}
              <a className={link} href={`mailto:${data.contact.email}`}>
                {data.contact.email}
              </a>
            </Trans>
          </li>
          <li>
            <Trans>
              By phone:{' '}
              <a className={link} href={callTo(data.contact.phone)}>
                {readablePhone(data.contact.phone)}
              </a>
            </Trans>
          </li>
        </>
      )}
    </ul>
  )
}
