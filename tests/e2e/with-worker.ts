// A test with the service worker. All others have none: a new phone fetches the whole shell ahead, which costs a second of the
// machine's time for each context and changes nothing on the screens.

import { test } from '@playwright/test'

/** For one test that goes on without a network, or looks at what the worker keeps; a whole file of them says `test.use`. */
export const testWithWorker = test.extend({ serviceWorkers: 'allow' })
