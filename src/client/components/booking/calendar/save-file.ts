/** Hands a text to the device as a file, to be opened or kept. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
