import { Link } from '@tanstack/react-router'
import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { day } from '#domain/rental/period.ts'
import { Article, LastChanged } from '#client/features/content/article/Article.tsx'
import { link } from '#client/ui/link.css.ts'
import { FactTable } from '#client/features/content/article/FactTable.tsx'
import { storedChoices, storedData, storedFiles, type StoredRecord } from './stored-records.ts'
import { cookies } from './cookies.ts'

export function CookiePage() {
  const { t } = useLingui()
  return (
    <Article
      isNumbered
      title={t`Cookie policy`}
      changed={<LastChanged />}
      lead={
        <Trans>
          We set four cookies at most, each because something you do here needs it. None is for advertising,
          and none follows you to other sites. Beside them, your browser keeps what lets the site work without
          a network.
        </Trans>
      }
      parts={[
        { id: 'cookies', title: t`The cookies`, body: <Cookies /> },
        { id: 'device', title: t`What is kept on your device`, body: <OnDevice /> },
        { id: 'others', title: t`What others may keep`, body: <Others /> },
        { id: 'choices', title: t`What you can do`, body: <Choices /> },
      ]}
    />
  )
}

function Cookies() {
  return (
    <>
      <p>
        <Trans>
          A cookie is a small note that your browser keeps for a site and sends back to it with each request.
          Ours are necessary for what they do, so we do not ask before we set them. Those that recognise you
          cannot be read by any script in the page.
        </Trans>
      </p>
      <CookieTable />
      <p>
        <Trans>
          On an installation without an encrypted connection, for instance while it is being tried out, the
          first three are called <code>sid</code>, <code>guest</code> and <code>social</code>.
        </Trans>
      </p>
    </>
  )
}

function OnDevice() {
  const { t } = useLingui()
  return (
    <>
      <p>
        <Trans>
          This stays in your browser's own storage. It is not sent along with requests, and it is all that we
          keep there. Signing out removes everything that is yours; clearing the data of this site in the
          browser removes the rest.
        </Trans>
      </p>
      <RecordTable caption={t`Small choices`} facts={storedChoices} />
      <RecordTable caption={t`What can be read without a network`} facts={storedData} />
      <RecordTable caption={t`Files`} facts={storedFiles} />
    </>
  )
}

function Others() {
  return (
    <>
      <p>
        <Trans>
          If you pay by card through Stripe, its script is loaded from Stripe when the payment form opens, and
          not before. It sets the two cookies named above on our address, and Stripe may keep more in frames
          of its own, under its own policy. PayPal, where it is offered, is a page of PayPal's: what it keeps,
          it keeps there.
        </Trans>
      </p>
      <p>
        <Trans>
          No other company's script, picture or typeface is part of our pages. Links that leave the site, such
          as WhatsApp or the directions to a place, open pages of others, with cookies of theirs.
        </Trans>
      </p>
    </>
  )
}

function Choices() {
  return (
    <ul>
      <li>
        <Trans>
          Sign out: your session ends, and what is yours leaves the device. On a borrowed device, leave "Stay
          connected" unticked.
        </Trans>
      </li>
      <li>
        <Trans>
          Clear the data of this site in your browser's settings: that removes everything on this page at
          once. Without a network, the site then does not open until the next visit.
        </Trans>
      </li>
      <li>
        <Trans>
          Block cookies: you can still search and compare. Signing in, and booking without an account, need
          theirs.
        </Trans>
      </li>
      <li>
        <Trans>
          Everything else about your data is in the{' '}
          <Link to="/privacy" className={link}>
            privacy policy
          </Link>
          .
        </Trans>
      </li>
    </ul>
  )
}

function CookieTable() {
  const { t } = useLingui()
  return (
    <FactTable
      caption={t`Cookies`}
      columns={[t`Name`, t`What it is for`, t`How long`, t`Who sets it`]}
      rows={cookies.map(({ name, purpose, lives, by }) => ({
        key: name,
        cells: [<code key="name">{name}</code>, t(purpose), t(lives), by === null ? t`Wouri` : t(by)],
      }))}
    />
  )
}

/** Records on the device: name, purpose, lifetime. */
function RecordTable({ caption, facts }: { caption: string; facts: readonly StoredRecord[] }) {
  const { t } = useLingui()
  return (
    <FactTable
      caption={caption}
      columns={[t`Name`, t`What it holds`, t`How long`]}
      rows={facts.map((fact) => ({
        key: fact.name,
        cells: [
          <code key="name">{fact.name}</code>,
          t(fact.what),
          <Lifetime key="life" whose={fact.whose} days={fact.lives === null ? null : fact.lives / day} />,
        ],
      }))}
    />
  )
}

function Lifetime({ whose, days }: { whose: StoredRecord['whose']; days: number | null }) {
  if (whose === 'person')
    return days === null ? (
      <Trans>Until you sign out</Trans>
    ) : (
      <Trans>
        Until you sign out, <Plural value={days} one="# day" other="# days" /> at most
      </Trans>
    )
  if (days !== null) return <Plural value={days} one="# day" other="# days" />
  return whose === 'everybody' ? (
    <Trans>Until a newer version replaces it</Trans>
  ) : (
    <Trans>Until you clear it</Trans>
  )
}
