import { useQuery } from '@tanstack/react-query'
import { Plural, Trans } from '@lingui/react/macro'
import { carEditQueries } from '#client/api/staff/fleet/car-edits.ts'
import { useOnline } from '#client/api/connection.ts'
import { useDates } from '#client/i18n/format.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { name, names, quiet, subject } from '../../bulk/bulk.css.ts'
import { useFieldLabel } from './PreviewList.tsx'

/** The latest changes of many cars, each with what takes it back. */
export function EarlierEdits({ onUndo }: { onUndo: (id: string) => void }) {
  const isOnline = useOnline()
  const dates = useDates()
  const label = useFieldLabel()
  const edits = useQuery(carEditQueries.latest()).data ?? []
  if (edits.length === 0) return null
  return (
    <section>
      <h3 className={subject}>
        <Trans>Changed before</Trans>
      </h3>
      <ul className={names}>
        {edits.map(({ _id, madeAt, cars, fields }) => (
          <li key={_id} className={name}>
            <span>{fields.map(label).join(', ')}</span>
            <span className={quiet}>
              {dates.day(madeAt)}
              {' · '}
              <Plural value={cars} one="# car" other="# cars" />
            </span>
            <Button tone="outline" size="s" disabled={!isOnline} onClick={() => onUndo(_id)}>
              <Trans>Undo</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
