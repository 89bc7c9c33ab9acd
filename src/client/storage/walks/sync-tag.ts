/** The browser's name for what waits for a network: the page registers it, and the worker is woken with it. */
export const syncTag = 'wouri-kept'
