// The entry. The code is in a chunk that screens import too, so that there is no further file to wait for.

import { startFrom } from './start.tsx'

startFrom(import.meta.url)
