// ky with this site's habits.

import ky, { isNetworkError } from 'ky'

export const transport = ky.create({
  credentials: 'same-origin',
  // What is kept lies in the vault, with its age. An answer from the browser's own cache would look like a network.
  cache: 'no-store',
  headers: { 'x-requested-with': 'app' },
  throwHttpErrors: false,
  retry: {
    limit: 1,
    methods: ['get'],
    shouldRetry: ({ error }) => isNetworkError(error) && navigator.onLine,
  },
})
