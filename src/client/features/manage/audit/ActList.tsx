import { Link } from '@tanstack/react-router'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AuditedAct } from '#contract/staff/site/audit.ts'
import { tellAct } from '#domain/audit/sentences/sentence.ts'
import { item, quiet, row, rowLink, text } from '#client/ui/List/List.css.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { fieldLabels } from '../settings/settings-form.ts'

/** Each act with its sentence, its time, and what it changed in the settings. */
export function ActList({ acts }: { acts: readonly AuditedAct[] }) {
  const dates = useDates()
  const language = useLanguage()
  return (
    <ol className={cardRows}>
      {acts.map((act) => (
        <li key={act._id} className={item} data-act={act._id}>
          <div className={row}>
            <div className={text}>
              <span>{tellAct(act, language)}</span>
              <time className={quiet} dateTime={act.at}>
                {dates.dateTime(act.at)}
              </time>
              {act.changes && <Changes changes={act.changes} />}
              <Way act={act} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Of acts with money: whole XAF. */
const sumLabels: Readonly<Record<string, MessageDescriptor>> = {
  refund: msg`Refund, proposed and decided`,
  kept: msg`Kept of what was paid`,
  sum: msg`Sum`,
}

function Changes({ changes }: { changes: NonNullable<AuditedAct['changes']> }) {
  const { t } = useLingui()
  const francs = useFrancs()
  const write = (name: string, value: string | number | boolean) => {
    if (typeof value === 'number' && name in sumLabels) return francs(value)
    if (typeof value === 'boolean') return value ? t`on` : t`off`
    return value === '' ? '–' : String(value)
  }
  const labelOf = (name: string) => {
    const label = sumLabels[name] ?? fieldLabels[name as keyof typeof fieldLabels]
    return label === undefined ? name : t(label)
  }
  return (
    <ul className={quiet}>
      {Object.entries(changes).map(([field, change]) => {
        const name = labelOf(field)
        const values = `${write(field, change.before)} → ${write(field, change.after)}`
        return (
          <li key={field}>
            <Trans>
              {name}: {values}
            </Trans>
          </li>
        )
      })}
    </ul>
  )
}

/** To what the act was about, where it has a page of its own. */
function Way({ act: { entity, entityId, about } }: { act: AuditedAct }) {
  if (about === null) return null
  if (entity === 'booking')
    return (
      <Link to="/staff/bookings/$bookingId" params={{ bookingId: entityId }} className={rowLink}>
        <Trans>See the booking</Trans>
      </Link>
    )
  if (entity === 'car')
    return (
      <Link to="/staff/cars/$carId" params={{ carId: entityId }} className={rowLink}>
        <Trans>See the car</Trans>
      </Link>
    )
  return null
}
