import { useId } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Inspection, Inspections } from '#contract/bookings/inspections.ts'
import type { CarType } from '#domain/car/car.ts'
import { inspectionPictureAddress } from '#client/api/bookings/inspections.ts'
import { useDates } from '#client/i18n/format.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import {
  checklistLabel,
  damageKindLabels,
  damageSizeLabels,
  inspectionLabels,
  zoneLabel,
} from '../inspection-labels.ts'
import { slotLabels } from '../slot-labels.ts'
import { CarOutline } from '../outline/CarOutline.tsx'
import { useLevelText } from '../useLevelText.ts'
import { useNumber } from '../useNumber.ts'
import { PicturePairs } from './PicturePairs.tsx'
import { RecordPaper } from './RecordPaper.tsx'
import { RecordPicture } from './RecordPicture.tsx'
import { SignatureImage } from './SignatureImage.tsx'
import * as styles from './records.css.ts'

type InspectionRecordsProps = {
  booking: string
  range: CarType | undefined
  inspections: readonly Inspection[]
  /** What the driver photographed and said. */
  driver: Inspections['driver'] | null
}

/** The state of the car when its keys left and when they returned, as it was recorded, and as its driver photographed it. */
export function InspectionRecords({ booking, range, inspections, driver }: InspectionRecordsProps) {
  return (
    <div className={styles.records}>
      {inspections.map((inspection) => {
        const before = inspections.findLast(
          ({ kind, car, standing }) =>
            inspection.kind === 'back' && kind === 'out' && car === inspection.car && standing === 'valid',
        )
        return (
          <Record key={inspection._id} booking={booking} range={range} record={inspection} before={before} />
        )
      })}
      {driver && <PicturePairs booking={booking} inspections={inspections} pictures={driver.pictures} />}
    </div>
  )
}

type RecordProps = {
  booking: string
  range: CarType | undefined
  record: Inspection
  /** How the same car left. */
  before: Inspection | undefined
}

function Record({ booking, range, record, before }: RecordProps) {
  const { t } = useLingui()
  const id = useId()
  const dates = useDates()
  const known = new Set(before?.damages.map(({ _id }) => _id))
  const marks = record.damages.map((mark, at) => ({ ...mark, number: at + 1, isNew: !known.has(mark._id) }))
  const late = Math.abs(Date.parse(record.recordedAt) - Date.parse(record.takenAt)) > 5 * 60_000
  return (
    <section className={styles.record} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t(inspectionLabels[record.kind])}
      </h3>
      <p className={styles.quiet}>
        {dates.dateTime(record.takenAt)}
        {late && (
          <span>
            {' · '}
            <Trans>arrived {dates.dateTime(record.recordedAt)}</Trans>
          </span>
        )}
      </p>
      <Flags record={record} />
      <Numbers record={record} before={before} />
      {record.pictures.length > 0 && (
        <ul className={styles.pictures}>
          {record.pictures.map(({ slot, sha256, hasArrived }) => (
            <li key={sha256}>
              <RecordPicture
                name={slot === null ? t`A detail` : t(slotLabels[slot])}
                address={hasArrived ? inspectionPictureAddress(booking, sha256) : null}
              />
            </li>
          ))}
        </ul>
      )}
      {marks.length > 0 && (
        <>
          <CarOutline range={range} marks={marks} />
          <ol className={styles.marks} aria-label={t`Marks`}>
            {marks.map(({ _id, kind, size, zone, isNew }) => (
              <li key={_id}>
                {[t(zoneLabel(zone, range)), t(damageKindLabels[kind]), t(damageSizeLabels[size])].join(
                  ' · ',
                )}
                {isNew && before !== undefined && (
                  <strong>
                    {' · '}
                    <Trans context="damage">new</Trans>
                  </strong>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      <Signed record={record} />
      <RecordPaper booking={booking} record={record} />
      <p className={styles.seal}>
        <Trans>Sealed: {record.seal}</Trans>
      </p>
    </section>
  )
}

/** What a reader must know before the rest. */
function Flags({ record: { standing, noted } }: { record: Inspection }) {
  if (standing === 'valid' && !noted?.isClockOff) return null
  return (
    <p className={styles.flags}>
      {standing === 'corrected' && (
        <Badge>
          <Trans>Corrected since</Trans>
        </Badge>
      )}
      {standing === 'second' && (
        <Badge tone="warning">
          <Trans>Second record: the first one counts</Trans>
        </Badge>
      )}
      {noted?.isClockOff && (
        <Badge tone="warning">
          <Trans>The clock of the phone was wrong</Trans>
        </Badge>
      )}
    </p>
  )
}

function Numbers({ record, before }: Pick<RecordProps, 'record' | 'before'>) {
  const { t } = useLingui()
  const number = useNumber()
  const levelText = useLevelText()
  const { kilometres, level, isClean, checklist, noted } = record
  const driven = before === undefined ? null : kilometres - before.kilometres
  const lacking = checklist
    .filter(({ isThere }) => !isThere)
    .map(({ item }) => {
      const label = checklistLabel(item)
      return label === null ? item : t(label)
    })
  const facts = [
    [t`Kilometres`, number(kilometres)],
    ...(driven !== null && driven >= 0 ? [[t`Driven`, t`${number(driven)} km`]] : []),
    ...(noted?.kilometresReason ? [[t`Why fewer`, noted.kilometresReason]] : []),
    [level.unit === 'percent' ? t`Battery` : t`Fuel`, levelText(level)],
    [t`Clean`, isClean ? t`Yes` : t`No`],
    ...(lacking.length > 0 ? [[t`Missing in the car`, lacking.join(', ')]] : []),
  ] as [string, string][]
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.quiet}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Who signed, and what the driver had to say. */
function Signed({ record: { signatures, remark, noted } }: { record: Inspection }) {
  const { t } = useLingui()
  const { driver, desk } = signatures
  return (
    <div className={styles.signatures}>
      <SignatureImage name={t`The driver`} path={driver.path} refusal={driver.refusal} />
      <SignatureImage name={t`The agency`} path={desk.path} refusal={noted?.deskRefusal ?? null} />
      {remark !== '' && (
        <blockquote className={styles.remark}>
          <p className={styles.quiet}>
            <Trans>The driver said</Trans>
          </p>
          <p>{remark}</p>
        </blockquote>
      )}
    </div>
  )
}
