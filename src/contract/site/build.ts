/** The name of the build that the server serves now, on every answer of the API. */
export const buildHeader = 'x-build'

/** At the root of the built app: its name. */
export const buildIdFile = 'build-id.txt'
