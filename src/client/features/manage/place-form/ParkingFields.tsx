import { Trans, useLingui } from '@lingui/react/macro'
import { LocateFixed, Plus, Trash2 } from 'lucide-react'
import { mostParkingSpots } from '#contract/staff/site/place-fields.ts'
import type { Language } from '#domain/language.ts'
import { useNearMe } from '#client/components/location/useNearMe.ts'
import { languageNames } from '#client/components/preferences/language-names.ts'
import type { FieldProblems } from '#client/components/staff/parse-draft.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { readPair, typedDegrees } from './degrees.ts'
import { spot as spotStyle, times } from './places.css.ts'
import { emptySpot, type SpotDraft } from './place-form.ts'

type ParkingFieldsProps = {
  spots: readonly SpotDraft[]
  problems: FieldProblems
  /** The reader's own first. */
  languages: readonly Language[]
  onChange: (spots: SpotDraft[]) => void
}

/** Where the cars of a place stand, each with its name and coordinates. */
export function ParkingFields({ spots, problems, languages, onChange }: ParkingFieldsProps) {
  return (
    <>
      {spots.map((spot, index) => (
        <SpotFields
          // Spots have no identity before they are sent.
          // eslint-disable-next-line react/no-array-index-key
          key={index}
          spot={spot}
          index={index}
          problems={problems}
          languages={languages}
          onChange={(part) => onChange(spots.map((each, at) => (at === index ? { ...each, ...part } : each)))}
          onRemove={() => onChange(spots.toSpliced(index, 1))}
        />
      ))}
      {spots.length < mostParkingSpots && (
        <Row>
          <Button tone="outline" onClick={() => onChange([...spots, emptySpot])}>
            <Plus size={20} aria-hidden />
            <Trans>Add a parking spot</Trans>
          </Button>
        </Row>
      )}
    </>
  )
}

type SpotFieldsProps = Omit<ParkingFieldsProps, 'spots' | 'onChange'> & {
  spot: SpotDraft
  index: number
  onChange: (part: Partial<SpotDraft>) => void
  onRemove: () => void
}

function SpotFields({ spot, index, problems, languages, onChange, onRemove }: SpotFieldsProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const here = useNearMe(({ latitude, longitude }) =>
    onChange({ latitude: typedDegrees(latitude), longitude: typedDegrees(longitude) }),
  )
  const number = index + 1
  const errorOf = (name: string) => {
    const problem = problems[`parking.${index}.${name}`]
    return problem && failureText(problem)
  }
  const coordinates = (name: 'latitude' | 'longitude') => ({
    name: `parking-${index}-${name}`,
    autoComplete: 'off' as const,
    value: spot[name],
    error: errorOf(name),
    onChange: (text: string) => onChange(readPair(text) ?? { [name]: text }),
  })
  return (
    <div className={spotStyle} role="group" aria-label={t`Parking spot ${number}`}>
      <Text as="h3" size="bodyS" weight="strong">
        <Trans>Parking spot {number}</Trans>
      </Text>
      {languages.map((language, at) => (
        <TextField
          key={language}
          label={languageNames[language]}
          name={`parking-${index}-${language}`}
          lang={language}
          autoComplete="off"
          maxLength={80}
          value={spot.name[language]}
          error={at === 0 ? errorOf(`name.${language}`) : undefined}
          onChange={(text) => onChange({ name: { ...spot.name, [language]: text } })}
        />
      ))}
      <div className={times}>
        <TextField {...coordinates('latitude')} label={t`Latitude`} />
        <TextField {...coordinates('longitude')} label={t`Longitude`} />
      </div>
      <Row wrap>
        <Button tone="outline" busy={here.state === 'asking'} onClick={here.ask}>
          <LocateFixed size={20} aria-hidden />
          <Trans>I am standing there</Trans>
        </Button>
        <Button tone="quiet" onClick={onRemove}>
          <Trash2 size={20} aria-hidden />
          <Trans>Remove parking spot {number}</Trans>
        </Button>
      </Row>
      {here.state === 'refused' && (
        <p role="alert">
          <Trans>This device does not say where it is. Type the numbers.</Trans>
        </p>
      )}
    </div>
  )
}
