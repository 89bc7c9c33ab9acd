// Fetches and starts the app of a prerendered page, on every device: after the first paint, so that reading is never held up.

/** Resolves when the parsed page has been painted once. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const afterFrame = () => requestAnimationFrame(() => setTimeout(resolve))
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', afterFrame, { once: true })
    else afterFrame()
  })
}

function preload(file: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }))
}

/**
 * The first plural of a page reads the tables of all numbers, 20 ms of a desktop: done while the files travel. Only results
 * count something in what they show first.
 */
function readNumberTables(): void {
  if (location.pathname === '/search') new Intl.NumberFormat(document.documentElement.lang).format(0)
}

/**
 * `files` are the addresses of the scripts that the page begins with, dependencies first. They are fetched together and
 * evaluated one after the other, so that the page can scroll in between.
 */
export async function loadAppAfterPaint(files: readonly string[]): Promise<void> {
  await firstPaint()
  files.forEach(preload)
  setTimeout(readNumberTables)
  for (const file of files) {
    await import(/* @vite-ignore */ file)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
