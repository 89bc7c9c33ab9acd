import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { settingsQueries } from '#client/api/site/settings.ts'
import { callTo, mailTo, whatsappTo } from '#client/components/contact/links.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { languages } from '#domain/language.ts'
import { languageNames } from '#client/components/preferences/language-names.ts'
import { columns, footer, group, inner, link, small } from './Footer.css.ts'
import { Wordmark } from './Header.tsx'

export function Footer() {
  const language = useLanguage()
  return (
    <footer className={footer}>
      <div className={inner}>
        <div className={small}>
          <div>
            <Wordmark />
          </div>
          <p>
            <Trans>
              Cars from trusted rental agencies in Cameroon. The price you see is for the whole rental.
            </Trans>
          </p>
        </div>
        <div className={columns}>
          <Company />
          <Help />
          <Legal />
          <LanguageLinks current={language} />
        </div>
      </div>
    </footer>
  )
}

function Company() {
  const { t } = useLingui()
  const { data } = useQuery(settingsQueries.current())
  return (
    <nav className={group} aria-label={t`Wouri`}>
      <Link to="/about" className={link}>
        <Trans>About</Trans>
      </Link>
      <Link to="/locations" className={link}>
        <Trans>Locations</Trans>
      </Link>
      {data?.hideSuppliers !== true && (
        <Link to="/suppliers" className={link}>
          <Trans>Rental agencies</Trans>
        </Link>
      )}
      <Link to="/faq" className={link}>
        <Trans>FAQ</Trans>
      </Link>
    </nav>
  )
}

function Legal() {
  const { t } = useLingui()
  return (
    <nav className={group} aria-label={t`Legal`}>
      <Link to="/tos" className={link}>
        <Trans>Terms of use</Trans>
      </Link>
      <Link to="/privacy" className={link}>
        <Trans>Privacy</Trans>
      </Link>
      <Link to="/cookie-policy" className={link}>
        <Trans>Cookies</Trans>
      </Link>
    </nav>
  )
}

/** Always in this order, as everywhere: WhatsApp, call, email. */
function Help() {
  const { t } = useLingui()
  const { data } = useQuery(settingsQueries.current())
  if (data === undefined) return <div />
  const { whatsapp, phone, email } = data.contact
  return (
    <nav className={group} aria-label={t`Help`}>
      <a
        className={link}
        href={whatsappTo(whatsapp, t`Hello, I have a question about Wouri.`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Trans>WhatsApp</Trans>
      </a>
      <a className={link} href={callTo(phone)}>
        <Trans>Call</Trans>
      </a>
      <a className={link} href={mailTo(email, t`A question about Wouri`)}>
        <Trans>Email</Trans>
      </a>
      <Link to="/contact" className={link}>
        <Trans>Contact</Trans>
      </Link>
    </nav>
  )
}

/** Real links: a crawler follows them, a person may share them. */
function LanguageLinks({ current }: { current: string }) {
  const { t } = useLingui()
  return (
    <nav className={group} aria-label={t`Language`}>
      {languages.map((code) => (
        <Link
          key={code}
          to="."
          search={(previous) => ({ ...previous, l: code })}
          resetScroll={false}
          preload={false}
          className={link}
          lang={code}
          hrefLang={code}
          {...(code === current && { 'aria-current': 'true' })}
        >
          {languageNames[code]}
        </Link>
      ))}
    </nav>
  )
}
