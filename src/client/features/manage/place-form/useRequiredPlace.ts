import { useLingui } from '@lingui/react/macro'

/** The fields without which there is no place, in the order of the form. */
export function useRequiredPlace(): Record<string, string> {
  const { t } = useLingui()
  return {
    kind: t`Type`,
    name: t`Name`,
    address: t`Address with a landmark`,
    latitude: t`Latitude`,
    longitude: t`Longitude`,
  }
}
