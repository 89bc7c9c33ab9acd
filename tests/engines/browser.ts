// What a journey needs of a browser, whichever protocol it is driven by.

/** The size of a phone's screen, in CSS pixels. */
export const phone = { width: 390, height: 844 }

/** A pointer or a keyboard with what it does, as WebDriver writes it; both protocols take the same. */
export type InputSource = { type: 'pointer' | 'key'; id: string; actions: object[]; parameters?: object }

export type Browser = {
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>
  /** Calls a function in the page. It sees nothing of the place where it is written; its result is awaited, and made of JSON. */
  evaluate: <A extends unknown[], T>(inPage: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>
  act: (sources: InputSource[]) => Promise<void>
  /** Chooses a file of this machine in the first field that the selector finds. */
  chooseFile: (selector: string, file: string) => Promise<void>
  /** What is in sight, as PNG. */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/** A running engine: every browser of it begins without cookies and storage. */
export type Engine = { newBrowser: () => Promise<Browser>; stop: () => Promise<void> }

/** The source of a function that takes its arguments as JSON and gives its result so. */
export function asJson(inPage: (...args: never[]) => unknown): string {
  return `async (json) => JSON.stringify((await (${inPage.toString()})(...JSON.parse(json))) ?? null)`
}
