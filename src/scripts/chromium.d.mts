/** The path of a Chromium that runs, the one in CHROMIUM_PATH first; undefined when there is none. */
export function findChromium(): string | undefined
