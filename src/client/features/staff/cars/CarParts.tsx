import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { carTypes, fuelPolicies, fuelTypes, gearboxes, multimediaKinds } from '#domain/car/car.ts'
import { extras } from '#domain/rental/extras.ts'
import { AmountField } from '#client/components/form/AmountField.tsx'
import * as labels from '#client/components/car/labels.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { fieldLabels } from './car-labels.ts'
import { choices, group, legend, pair } from './cars.css.ts'
import type { CarDraft, CarProblems } from './car-form.ts'

export type PartProps = {
  draft: CarDraft
  problems: CarProblems
  onChange: (part: Partial<CarDraft>) => void
}

type TypedName =
  | 'name'
  | 'plate'
  | 'seats'
  | 'doors'
  | 'mileage'
  | 'pricePerExtraKilometre'
  | 'minimumAge'
  | 'deposit'
  | 'co2'

/** What belongs to one text field by its name. */
function useTyped({ draft, problems, onChange }: PartProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (name: TypedName) => ({
    label: t(fieldLabels[name]),
    name,
    autoComplete: 'off' as const,
    value: draft[name],
    error: problems[name] && failureText(problems[name]),
    onChange: (value: string) => onChange({ [name]: value }),
  })
}

const number = { inputMode: 'numeric' } as const

/** What it is called and what stands on its plate. */
export function NameFields(props: PartProps) {
  const { t } = useLingui()
  const typed = useTyped(props)
  return (
    <>
      <TextField {...typed('name')} maxLength={80} help={t`As drivers read it: make and model.`} />
      <TextField
        {...typed('plate')}
        maxLength={20}
        autoCapitalize="characters"
        help={t`Only you and your staff see it.`}
      />
    </>
  )
}

/** `isRest`: what else there is to say, where the first step has asked for the beginning. */
type RestProps = PartProps & { isRest?: boolean }

/** What kind of car it is. */
export function KindPart({ isRest = false, ...props }: RestProps) {
  const { t } = useLingui()
  const { draft, onChange } = props
  const typed = useTyped(props)
  const choice = <N extends 'range' | 'gearbox' | 'fuelType' | 'fuelPolicy'>(
    name: N,
    options: readonly CarDraft[N][],
    words: Record<CarDraft[N], MessageDescriptor>,
  ) => ({
    label: t(fieldLabels[name]),
    value: draft[name],
    options: options.map((value) => ({ value, label: t(words[value]) })),
    onChange: (value: CarDraft[N]) => onChange({ [name]: value }),
  })
  const toggle = (kind: CarDraft['multimedia'][number]) =>
    onChange({
      multimedia: draft.multimedia.includes(kind)
        ? draft.multimedia.filter((each) => each !== kind)
        : [...draft.multimedia, kind],
    })
  return (
    <Part title={<Trans>The car</Trans>}>
      {!isRest && <NameFields {...props} />}
      <div className={pair}>
        <Select {...choice('range', carTypes, labels.carTypeLabels)} />
        <Select {...choice('gearbox', gearboxes, labels.gearboxLabels)} />
        <Select {...choice('fuelType', fuelTypes, labels.fuelLabels)} />
        <Select {...choice('fuelPolicy', fuelPolicies, labels.fuelPolicyLabels)} />
        <TextField {...typed('seats')} {...number} />
        <TextField {...typed('doors')} {...number} />
        <TextField {...typed('co2')} {...number} />
      </div>
      <Switch
        label={t(fieldLabels.airConditioning)}
        checked={draft.airConditioning}
        onChange={(airConditioning) => onChange({ airConditioning })}
      />
      <fieldset className={group}>
        <legend className={legend}>{t(fieldLabels.multimedia)}</legend>
        <Row wrap>
          {multimediaKinds.map((kind) => (
            <Chip key={kind} pressed={draft.multimedia.includes(kind)} onClick={() => toggle(kind)}>
              {t(labels.multimediaLabels[kind])}
            </Chip>
          ))}
        </Row>
      </fieldset>
    </Part>
  )
}

/** Where it is handed over. */
export function PlacesField({ draft, problems, onChange }: PartProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const failureText = useFailureText()
  const { all, query } = usePlaces()
  const places = all.toSorted((one, other) =>
    one.name[language].localeCompare(other.name[language], language),
  )
  const toggle = (id: string) =>
    onChange({
      locations: draft.locations.includes(id)
        ? draft.locations.filter((each) => each !== id)
        : [...draft.locations, id],
    })
  return (
    <fieldset
      className={group}
      tabIndex={-1}
      {...(problems.locations && { 'aria-invalid': true, 'aria-describedby': 'places-error' })}
    >
      <legend className={legend}>{t(fieldLabels.locations)}</legend>
      <div className={choices}>
        {query.isPending && <Skeleton height={480} />}
        {places.map(({ _id, name }) => (
          <Checkbox
            key={_id}
            name="locations"
            checked={draft.locations.includes(_id)}
            onChange={() => toggle(_id)}
          >
            {name[language]}
          </Checkbox>
        ))}
      </div>
      {problems.locations && (
        <FieldError id="places-error">
          {problems.locations === 'required'
            ? t`Choose one place at least.`
            : failureText(problems.locations)}
        </FieldError>
      )}
    </fieldset>
  )
}

/** Where it is handed over, and to whom. */
export function TermsPart({ isRest = false, ...props }: RestProps) {
  const { t } = useLingui()
  const typed = useTyped(props)
  return (
    <Part title={isRest ? <Trans>For whom</Trans> : <Trans>Where and for whom</Trans>}>
      {!isRest && <PlacesField {...props} />}
      <div className={pair}>
        <TextField {...typed('minimumAge')} {...number} />
        <TextField {...typed('mileage')} {...number} help={t`Empty: unlimited`} />
        <AmountField {...typed('pricePerExtraKilometre')} help={t`Empty: not asked`} />
        <AmountField {...typed('deposit')} />
      </div>
    </Part>
  )
}

/** What may be taken with it. */
export function ExtrasPart({ draft, problems, onChange }: PartProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (
    <Part title={t(fieldLabels.extras)}>
      <Text tone="secondary" size="bodyS">
        <Trans>Empty: not offered. 0: included. Protection and the second driver cost this per day.</Trans>
      </Text>
      <div className={pair}>
        {extras.map((extra) => {
          const problem = problems[`extras.${extra}`]
          return (
            <AmountField
              key={extra}
              label={t(labels.extraLabels[extra])}
              name={extra}
              placeholder={t`Not offered`}
              value={draft.extras[extra]}
              error={problem && failureText(problem)}
              onChange={(price) => onChange({ extras: { ...draft.extras, [extra]: price } })}
            />
          )
        })}
      </div>
    </Part>
  )
}
