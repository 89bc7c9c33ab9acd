import { useLingui } from '@lingui/react/macro'
import type { Inspection, Inspections } from '#contract/bookings/inspections.ts'
import { inspectionPictureAddress } from '#client/api/bookings/inspections.ts'
import { driverPictureAddress } from '#client/api/bookings/inspection-queries.ts'
import { useDates } from '#client/i18n/format.ts'
import { inspectionLabels } from '../inspection-labels.ts'
import { slotLabels } from '../slot-labels.ts'
import { RecordPicture } from './RecordPicture.tsx'
import * as styles from './records.css.ts'

type DriverPictures = NonNullable<Inspections['driver']>['pictures']

type PicturePairsProps = {
  booking: string
  inspections: readonly Inspection[]
  pictures: DriverPictures
}

/** What the driver photographed, each beside the agency's picture of the same place, with the times of both. */
export function PicturePairs({ booking, inspections, pictures }: PicturePairsProps) {
  const { t } = useLingui()
  const dates = useDates()
  const kept = pictures.filter(({ isKept }) => isKept)
  if (kept.length === 0) return null
  const deskOf = ({ kind, slot }: DriverPictures[number]) => {
    const record = inspections.findLast((each) => each.kind === kind && each.standing === 'valid')
    const picture = slot === null ? undefined : record?.pictures.find((each) => each.slot === slot)
    return record && picture ? { ...picture, takenAt: record.takenAt } : null
  }
  return (
    <section className={styles.record} aria-label={t`Pictures of the driver`}>
      <h3 className={styles.title}>{t`Pictures of the driver`}</h3>
      <ul className={styles.pairs}>
        {kept.map((picture) => {
          const { sha256, kind, slot, takenAt } = picture
          const desk = deskOf(picture)
          const place = slot === null ? t`A detail` : t(slotLabels[slot])
          return (
            <li key={sha256} className={styles.pair}>
              <span className={styles.quiet}>
                {t(inspectionLabels[kind])} · {place}
              </span>
              <RecordPicture
                name={t`Driver, ${dates.dateTime(takenAt)}`}
                address={driverPictureAddress(booking, sha256)}
              />
              {desk && (
                <RecordPicture
                  name={t`Agency, ${dates.dateTime(desk.takenAt)}`}
                  address={desk.hasArrived ? inspectionPictureAddress(booking, desk.sha256) : null}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
