// Whether the person asked the browser to save data. Chromium only; elsewhere nobody did.

type WithConnection = Navigator & { connection?: { saveData?: boolean } }

export function savesData(): boolean {
  return (navigator as WithConnection).connection?.saveData === true
}
