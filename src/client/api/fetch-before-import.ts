// Stands in for Vite's helper around every `import()` of a part of the app. A browser may remember, for as long as the page
// lives, that an import failed, as the standard has it: the part would never come. So its files are fetched first, and only
// imported once they are in the browser's cache; what could not be fetched leaves nothing to remember.

/** By address; what failed is forgotten, and fetched again when it is asked for again. */
const files = new Map<string, Promise<void>>()

async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address)
  // The browser keeps only what was read to its end.
  await response.blob()
  // A hotel's sign-in page answers every address with HTML.
  const isScript = response.headers.get('content-type')?.includes('javascript') ?? false
  if (!response.ok || !isScript) throw new Error(`No script, but ${response.status}.`)
}

function addStyles(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('No styles.'))
    })
    document.head.append(link)
  })
}

async function fetchFile(address: string): Promise<void> {
  // What the document itself names is there already.
  if (document.querySelector(`link[href="${address}"]`)) return
  await (address.endsWith('.css') ? addStyles(address) : fetchScript(address))
}

/** Fetches a file once. All failures read alike, in Vite's words, which `isMissingPart` knows. */
function fetchOnce(name: string): Promise<void> {
  const address = `/${name}`
  const begun = files.get(address) ?? fetchFile(address)
  files.set(address, begun)
  return begun.catch((cause: unknown) => {
    files.delete(address)
    throw new Error(`Unable to preload ${address}`, { cause })
  })
}

/** `names` are the files of the part and of what it imports, as `vite.config.ts` chooses them. */
async function fetchBeforeImport<T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(names.map(fetchOnce))
    return await load()
  } catch (error) {
    // A new version may have taken its place.
    window.dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
}

export { fetchBeforeImport as __vitePreload }
