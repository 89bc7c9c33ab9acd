import { isHomeScreenApp, shareFile } from './share-file.ts'

/** Hands a text to the device as a file, to be opened or kept. */
export async function saveFile(name: string, type: string, text: string): Promise<void> {
  if (isHomeScreenApp() && (await shareFile(new File([text], name, { type })))) return
  const url = URL.createObjectURL(new Blob([text], { type }))
  // A download does nothing there, a window shows the text.
  if (isHomeScreenApp()) window.open(url)
  else download(name, url)
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

function download(name: string, url: string): void {
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
}
