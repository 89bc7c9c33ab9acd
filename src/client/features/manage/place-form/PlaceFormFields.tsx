import { Trans, useLingui } from '@lingui/react/macro'
import type { Place } from '#contract/cars/locations.ts'
import { languages } from '#domain/language.ts'
import { locationKinds, withDescendants, type LocationKind } from '#domain/location/tree.ts'
import type { Coordinates } from '#client/components/map/points.ts'
import { languageNames } from '#client/components/preferences/language-names.ts'
import { Part } from '#client/components/staff/Part.tsx'
import type { FieldProblems } from '#client/components/staff/parse-draft.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { readDegrees, readPair, typedDegrees } from './degrees.ts'
import { HoursFields } from './HoursFields.tsx'
import { ParkingFields } from './ParkingFields.tsx'
import { PictureField } from './PictureField.tsx'
import { PlaceOnMap } from './PlaceOnMap.tsx'
import type { PlaceDraft } from './place-form.ts'
import { kindLabels } from './place-labels.ts'

type PlaceFormFieldsProps = {
  draft: PlaceDraft
  problems: FieldProblems
  onChange: (part: Partial<PlaceDraft>) => void
  places: readonly Place[]
  /** The place itself, which cannot stand below itself; null for a new one. */
  own: string | null
}

/** What a place is called, where it is and how its car is found. */
export function PlaceFormFields({ draft, problems, onChange, places, own }: PlaceFormFieldsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const failureText = useFailureText()
  const below = own === null ? [] : withDescendants(places, own)
  const errorOf = (name: string) => problems[name] && failureText(problems[name])
  /** One's own language first: the others take its words where they are left empty. */
  const ordered = [language, ...languages.filter((each) => each !== language)]
  const translated = (name: 'name' | 'address' | 'meetingPoint') =>
    ordered.map((each) => ({
      key: each,
      label: languageNames[each],
      name: `${name}-${each}`,
      lang: each,
      autoComplete: 'off' as const,
      value: draft[name][each],
      error: each === language ? (errorOf(`${name}.${each}`) ?? errorOf(name)) : undefined,
      onChange: (text: string) => onChange({ [name]: { ...draft[name], [each]: text } }),
    }))
  const coordinates = (name: 'latitude' | 'longitude') => ({
    name,
    autoComplete: 'off' as const,
    value: draft[name],
    error: errorOf(name),
    onChange: (text: string) => onChange(readPair(text) ?? { [name]: text }),
  })
  return (
    <>
      <Part title={<Trans>What it is</Trans>}>
        <Select
          label={t`Type`}
          value={draft.kind}
          error={errorOf('kind')}
          options={locationKinds.map((value: PlaceDraft['kind'] & LocationKind) => ({
            value: value as PlaceDraft['kind'],
            label: t(kindLabels[value]),
          }))}
          onChange={(kind) => onChange({ kind })}
        />
        <Select
          label={t`Belongs to`}
          value={draft.parent === '' ? none : draft.parent}
          options={[
            { value: none, label: t`No other place` },
            ...places
              .filter(({ _id }) => !below.includes(_id))
              .map(({ _id, name }) => ({ value: _id, label: name[language] })),
          ]}
          onChange={(parent) => onChange({ parent: parent === none ? '' : parent })}
        />
      </Part>
      <Part title={<Trans>Name</Trans>}>
        <p>
          <Trans>Languages that are left empty take the words of the first.</Trans>
        </p>
        {translated('name').map(({ key, ...field }) => (
          <TextField key={key} {...field} maxLength={80} />
        ))}
        <TextArea
          label={t`What else people call it (optional)`}
          name="aliases"
          rows={2}
          help={
            <Trans>
              Short names, crossroads, landmarks, apart by commas. The search finds the place by them.
            </Trans>
          }
          value={draft.aliases}
          error={errorOf(Object.keys(problems).find((field) => field.startsWith('aliases')) ?? '')}
          onChange={(aliases) => onChange({ aliases })}
        />
      </Part>
      <Part title={<Trans>Address with a landmark</Trans>}>
        <p>
          <Trans>As a driver would be told on the phone: “facing the pharmacy, behind the market”.</Trans>
        </p>
        {translated('address').map(({ key, ...field }) => (
          <TextArea key={key} {...field} rows={2} maxLength={200} />
        ))}
      </Part>
      <Part title={<Trans>Meeting point (optional)</Trans>}>
        <p>
          <Trans>Where the car is parked and who waits there.</Trans>
        </p>
        {translated('meetingPoint').map(({ key, ...field }) => (
          <TextArea key={key} {...field} rows={2} maxLength={300} />
        ))}
        <PictureField
          id="meeting-picture"
          label={t`What to look for there`}
          value={draft.meetingPicture}
          problem={problems['meetingPicture']}
          onChange={(meetingPicture) => onChange({ meetingPicture })}
        />
      </Part>
      <Part title={<Trans>Opening hours</Trans>}>
        <HoursFields hours={draft.hours} problems={problems} onChange={(hours) => onChange({ hours })} />
      </Part>
      <Part title={<Trans>Parking spots</Trans>}>
        <p>
          <Trans>Drivers are led to them: where the car stands, and where it is brought back.</Trans>
        </p>
        <ParkingFields
          spots={draft.parking}
          problems={problems}
          languages={ordered}
          onChange={(parking) => onChange({ parking })}
        />
      </Part>
      <Part title={<Trans>Picture of the place</Trans>}>
        <PictureField
          id="picture"
          label={t`Shown in the list of places`}
          value={draft.picture}
          problem={problems['picture']}
          onChange={(picture) => onChange({ picture })}
        />
      </Part>
      <Part title={<Trans>On the map</Trans>}>
        <PlaceOnMap
          at={pointOf(draft)}
          others={places.filter(({ _id }) => _id !== own)}
          onPlace={({ latitude, longitude }) =>
            onChange({ latitude: typedDegrees(latitude), longitude: typedDegrees(longitude) })
          }
        />
        <TextField {...coordinates('latitude')} label={t`Latitude`} help={t`Like 4.0503`} />
        <TextField {...coordinates('longitude')} label={t`Longitude`} help={t`Like 9.7001`} />
      </Part>
    </>
  )
}

/** Radix has no empty value. */
const none = '-'

/** Null until both are numbers on earth. */
function pointOf({ latitude, longitude }: PlaceDraft): Coordinates | null {
  const [north, east] = [readDegrees(latitude), readDegrees(longitude)]
  if (north === undefined || east === undefined) return null
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { latitude: north, longitude: east } : null
}
