// A device as its owner would name it: browser and system. The rest of the User-Agent is a fingerprint and is not kept.

/** In this order: most browsers also carry the names of those below them. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: typeof browsers, agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1]

/** `Chrome on Android`, or what is known of it; null when nothing is. */
export function deviceName(userAgent: string | undefined): string | null {
  const agent = userAgent ?? ''
  const known = [nameIn(browsers, agent), nameIn(systems, agent)].filter((name) => name !== undefined)
  return known.length === 0 ? null : known.join(' on ')
}
