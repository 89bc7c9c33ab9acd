// Files in an app on the home screen of an iPhone: a download does nothing there, the share sheet opens and keeps them.

/** Of such an app alone. */
export function isHomeScreenApp(): boolean {
  return 'standalone' in navigator && navigator.standalone === true
}

/** False where the device shares no such file. */
const isShareable = (file: File) =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

/** Opens the share sheet with a file. False where the device shares no such file, or the press is too long ago. */
export async function shareFile(file: File): Promise<boolean> {
  if (!isShareable(file)) return false
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    // Somebody who closes the sheet has seen it.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** What was fetched for too long after a press: the next press shares it at once. */
let waiting: { address: string; file: File } | null = null

/** Fetches a file of ours for the share sheet; where this cannot be had, its address opens in a window. */
export async function shareAddress(address: string): Promise<void> {
  try {
    const file = waiting?.address === address ? waiting.file : await fetchFile(address)
    if (!isShareable(file)) window.open(address)
    else waiting = (await shareFile(file)) ? null : { address, file }
  } catch {
    window.open(address)
  }
}

async function fetchFile(address: string): Promise<File> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The file is answered with ${response.status}`)
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')
  const blob = await response.blob()
  return new File([blob], named?.[1] ?? 'wouri', { type: blob.type })
}
