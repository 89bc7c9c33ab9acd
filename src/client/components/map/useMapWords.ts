import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#client/i18n/language.ts'
import type { MapWords } from './draw-map.ts'
import type { Pin } from './pins.ts'

/** Those whose name stands on the map, by ISO code. */
const shownCountries = ['CM', 'NG', 'TD', 'CF', 'GA', 'GQ', 'CG', 'CD', 'NE', 'BJ']

/** All that is written on the map and heard of it, in the language of the interface. */
export function useMapWords(label: string): MapWords {
  const { t } = useLingui()
  const language = useLanguage()
  const nameOf = new Intl.DisplayNames([language], { type: 'region', style: 'short' })
  const ofPin = ({ name, cars, members }: Pin): string => {
    const others = members.length - 1
    const places =
      others === 0 ? name : t`${plural(others, { one: `${name} and # place beside it`, other: `${name} and # places beside it` })}`
    return cars === null ? places : `${places}, ${t`${plural(cars, { one: '# car', other: '# cars' })}`}`
  }
  return {
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': t`Use Ctrl and scroll to zoom the map`,
      'CooperativeGesturesHandler.MacHelpText': t`Use ⌘ and scroll to zoom the map`,
      'CooperativeGesturesHandler.MobileHelpText': t`Use two fingers to move the map`,
    },
    names: {
      countries: Object.fromEntries(shownCountries.map((code) => [code, nameOf.of(code) ?? ''])),
      gulf: t`Gulf of Guinea`,
      lake: t`Lake Chad`,
      summit: t`Mount Cameroon`,
    },
    ofPin,
  }
}
