import { useLingui } from '@lingui/react/macro'
import { devicePartsOf } from './device-parts.ts'

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
