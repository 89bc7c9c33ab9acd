import { Trans, useLingui } from '@lingui/react/macro'
import type { CarChange, EditPreview } from '#contract/staff/fleet/car-edits.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import type { CarState } from '#domain/car/state.ts'
import { isExtra } from '#domain/car/table/car-headings.ts'
import { extraLabels } from '#client/components/car/labels.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { fieldLabels, stateLabels, type FieldName } from '#client/features/staff/cars/car-labels.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { name, names, quiet, refusal, subject } from '../../bulk/bulk.css.ts'

/** Each car with what it has and what it gets. */
export function PreviewList({ cars }: Pick<EditPreview, 'cars'>) {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (
    <ul className={names}>
      {cars.map((car) => (
        <li key={car._id} className={name} data-car={car._id}>
          <span className={subject}>{nameWithPlate(car)}</span>
          {car.changes.map((change) => (
            <Line key={change.field} {...change} />
          ))}
          {car.refused !== undefined && (
            <span className={refusal}>
              {car.refused === 'invalid-input'
                ? t`Stays as it is: this is more or less than a car may have.`
                : failureText(car.refused)}
            </span>
          )}
          {car.refused === undefined && car.changes.length === 0 && (
            <span className={quiet}>
              <Trans>It is so already.</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Line({ field, before, after }: CarChange) {
  const label = useFieldLabel()
  const write = useValue()
  return (
    <span>
      <span className={quiet}>{label(field)}</span> <s>{write(field, before)}</s>
      {' → '}
      <strong>{write(field, after)}</strong>
    </span>
  )
}

/** What a field of a change is called, `extras.fullInsurance` by the extra. */
export function useFieldLabel(): (field: string) => string {
  const { t } = useLingui()
  return (field) => {
    const extra = field.replace('extras.', '')
    if (isExtra(extra as never)) return t(extraLabels[extra as keyof typeof extraLabels])
    return field === 'state' ? t`Status` : t(fieldLabels[field as FieldName])
  }
}

function useValue(): (field: string, value: CarChange['before']) => string {
  const { t } = useLingui()
  const language = useLanguage()
  const francs = useFrancs()
  const { all: places } = usePlaces()
  return (field, value) => {
    if (Array.isArray(value))
      return value.map((id) => places.find(({ _id }) => _id === id)?.name[language] ?? id).join(', ')
    if (field === 'state') return t(stateLabels[value as CarState])
    if (typeof value !== 'number') return value ?? '–'
    if (field.startsWith('extras.') && value <= 0) return value === 0 ? t`Included` : t`Not offered`
    if (field === 'mileage') return value === -1 ? t`Unlimited` : String(value)
    return field === 'minimumAge' ? String(value) : francs(value)
  }
}
