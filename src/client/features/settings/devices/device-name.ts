// The server's name of a device, such as "Chrome on Android". Browsers and systems keep their names; the word between them is translated.

import { useLingui } from '@lingui/react/macro'

type DeviceParts = { browser: string; system: string } | { only: string } | null

const handheldSystems = ['Android', 'iPhone', 'iPad']

/** `Chrome on Android` gives both, `Firefox` only one; null when nothing is known. */
export function devicePartsOf(device: string | null): DeviceParts {
  if (device === null || device === '') return null
  const [browser, system] = device.split(' on ')
  return browser && system ? { browser, system } : { only: device }
}

/** For the icon beside it. */
export function isPhone(device: string | null): boolean {
  return handheldSystems.some((system) => device?.endsWith(system))
}

/** `Chrome on Android`, in the language of the interface. */
export function useDeviceName(): (device: string | null) => string {
  const { t } = useLingui()
  return (device) => {
    const parts = devicePartsOf(device)
    if (parts === null) return t`Unknown device`
    if ('only' in parts) return parts.only
    const { browser, system } = parts
    return t`${browser} on ${system}`
  }
}
