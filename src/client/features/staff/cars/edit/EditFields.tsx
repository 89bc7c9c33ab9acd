import { Trans, useLingui } from '@lingui/react/macro'
import { placeActs } from '#domain/car/edit-cars.ts'
import { newCarStates } from '#domain/car/state.ts'
import { extras } from '#domain/rental/extras.ts'
import { AmountField } from '#client/components/form/AmountField.tsx'
import { extraLabels } from '#client/components/car/labels.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { fieldLabels, stateLabels } from '#client/features/staff/cars/car-labels.ts'
import { choices, group, legend } from '#client/features/staff/cars/cars.css.ts'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { editSubjects, priceWays, type EditDraft, type PriceWay } from './edit-draft.ts'

type EditFieldsProps = { draft: EditDraft; onChange: (part: Partial<EditDraft>) => void }

/** What is changed about the cars, and to what. */
export function EditFields({ draft, onChange }: EditFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Select
        label={t`What is changed`}
        value={draft.subject}
        options={editSubjects.map((value) => ({
          value,
          label: value === 'prices' ? t`Prices` : value === 'state' ? t`Status` : t(fieldLabels[value]),
        }))}
        onChange={(subject) => onChange({ subject, amount: '' })}
      />
      <SubjectFields draft={draft} onChange={onChange} />
    </>
  )
}

function SubjectFields({ draft, onChange }: EditFieldsProps) {
  const { t } = useLingui()
  const { subject } = draft
  const typed = {
    value: draft.amount,
    name: subject,
    autoComplete: 'off' as const,
    onChange: (amount: string) => onChange({ amount }),
  }
  if (subject === 'prices') return <PriceFields draft={draft} onChange={onChange} />
  if (subject === 'locations') return <PlaceFields draft={draft} onChange={onChange} />
  if (subject === 'extras')
    return (
      <>
        <Select
          label={t`Extra`}
          value={draft.extra}
          options={extras.map((value) => ({ value, label: t(extraLabels[value]) }))}
          onChange={(extra) => onChange({ extra })}
        />
        <AmountField {...typed} label={t`Price`} help={t`Empty: not offered. 0: included.`} />
      </>
    )
  if (subject === 'state')
    return (
      <Select
        label={t`Status`}
        value={draft.state}
        options={newCarStates.map((value) => ({ value, label: t(stateLabels[value]) }))}
        onChange={(state) => onChange({ state })}
      />
    )
  const label = t(fieldLabels[subject])
  if (subject === 'minimumAge') return <TextField {...typed} label={label} inputMode="numeric" />
  if (subject === 'mileage')
    return <TextField {...typed} label={label} inputMode="numeric" help={t`Empty: unlimited`} />
  return <AmountField {...typed} label={label} />
}

function PriceFields({ draft, onChange }: EditFieldsProps) {
  const { t } = useLingui()
  const ways: Record<PriceWay, string> = {
    'percent-more': t`Dearer by a percentage`,
    'percent-less': t`Cheaper by a percentage`,
    'sum-more': t`Dearer by a sum`,
    'sum-less': t`Cheaper by a sum`,
  }
  const isPercent = draft.way.startsWith('percent')
  const typed = {
    value: draft.amount,
    name: 'amount',
    autoComplete: 'off' as const,
    onChange: (amount: string) => onChange({ amount }),
  }
  return (
    <>
      <Select
        label={t`How`}
        value={draft.way}
        options={priceWays.map((value) => ({ value, label: ways[value] }))}
        onChange={(way) => onChange({ way })}
      />
      {isPercent ? (
        <TextField
          {...typed}
          label={t`Percent`}
          inputMode="numeric"
          suffix="%"
          help={t`Moves every price that a car has.`}
        />
      ) : (
        <AmountField
          {...typed}
          label={t`Sum`}
          help={t`Moves the prices of a day, the normal one and the reduced one.`}
        />
      )}
    </>
  )
}

function PlaceFields({ draft, onChange }: EditFieldsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const acts = { add: t`Add these places`, remove: t`Take these away`, replace: t`Only these places` }
  const places = usePlaces().all.toSorted((one, other) =>
    one.name[language].localeCompare(other.name[language], language),
  )
  const toggle = (id: string) =>
    onChange({
      places: draft.places.includes(id) ? draft.places.filter((each) => each !== id) : [...draft.places, id],
    })
  return (
    <>
      <Select
        label={t`How`}
        value={draft.placeAct}
        options={placeActs.map((value) => ({ value, label: acts[value] }))}
        onChange={(placeAct) => onChange({ placeAct })}
      />
      <fieldset className={group}>
        <legend className={legend}>
          <Trans>Places</Trans>
        </legend>
        <div className={choices}>
          {places.map(({ _id, name }) => (
            <Checkbox
              key={_id}
              name="places"
              checked={draft.places.includes(_id)}
              onChange={() => toggle(_id)}
            >
              {name[language]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </>
  )
}
