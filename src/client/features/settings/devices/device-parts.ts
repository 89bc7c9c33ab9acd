// A device as the server names it, taken apart: browsers and systems keep their names, the word between them does not.

export type DeviceParts = { browser: string; system: string } | { only: string } | null

const inHand = ['Android', 'iPhone', 'iPad']

/** `Chrome on Android` gives both, `Firefox` only one; null when nothing is known. */
export function devicePartsOf(device: string | null): DeviceParts {
  if (device === null || device === '') return null
  const [browser, system] = device.split(' on ')
  return browser && system ? { browser, system } : { only: device }
}

/** For the picture beside it. */
export function isPhone(device: string | null): boolean {
  return inHand.some((system) => device?.endsWith(system))
}
