// The entry. What it starts stands in a file that screens share: an entry of its own size would be one more to wait for.

import { startFrom } from './hydration/start.tsx'

startFrom(import.meta.url)
