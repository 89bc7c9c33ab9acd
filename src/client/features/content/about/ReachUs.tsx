import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { settingsQueries } from '#client/api/settings.ts'
import { callTo } from '#client/components/booking/links.ts'
import { readablePhone } from '#domain/people/phone.ts'
import { link } from '#client/ui/link.css.ts'

export function ReachUs() {
  const { data } = useQuery(settingsQueries.current())
  return (
    <>
      <p>
        <Trans>
          About a booking, call or write to the supplier: its numbers are on the booking. About anything else,
          write to us on the{' '}
          <Link to="/contact" className={link}>
            contact page
          </Link>
          ; the most common questions are answered under{' '}
          <Link to="/faq" className={link}>
            FAQ
          </Link>
          .
        </Trans>
      </p>
      {data !== undefined && (
        <p>
          <Trans>
            By phone:{' '}
            <a className={link} href={callTo(data.contact.phone)}>
              {readablePhone(data.contact.phone)}
            </a>
          </Trans>
        </p>
      )}
    </>
  )
}
