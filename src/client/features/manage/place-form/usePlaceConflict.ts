import { useLingui } from '@lingui/react/macro'
import type { Place } from '#contract/cars/locations.ts'
import type { Language } from '#domain/language.ts'
import type { LocationKind } from '#domain/location/tree.ts'
import { languageNames } from '#client/components/preferences/language-names.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { kindLabels } from './place-labels.ts'

/** What the fields of a place are called and how their values are written, where two people changed it. */
export function usePlaceConflict(places: readonly Place[]) {
  const { t } = useLingui()
  const language = useLanguage()
  const names: Partial<Record<string, string>> = {
    kind: t`Type`,
    parent: t`Belongs to`,
    name: t`Name`,
    aliases: t`What else people call it (optional)`,
    address: t`Address with a landmark`,
    meetingPoint: t`Meeting point (optional)`,
    latitude: t`Latitude`,
    longitude: t`Longitude`,
    hours: t`Opening hours`,
    parking: t`Parking spots`,
    picture: t`Picture of the place`,
    meetingPicture: t`What to look for there`,
  }
  return {
    labelOf(path: string): string | null {
      const [name, part] = path.split('.') as [string, Language?]
      const label = names[name]
      if (label === undefined) return null
      return part === undefined ? label : `${label} (${languageNames[part]})`
    },
    write(path: string, value: unknown): string | null | undefined {
      if (path === 'kind') return value === '' ? '' : t(kindLabels[value as LocationKind])
      if (path === 'parent') return places.find(({ _id }) => _id === value)?.name[language] ?? ''
      return path === 'picture' || path === 'meetingPicture' ? null : undefined
    },
  }
}
