// What is shown in the place of a message that the loaded catalogs do not have: the build keeps the ids alone, which say nothing.

import type { I18n } from '@lingui/core'

/**
 * From now on such a place stays empty until `fetchAll` has brought every part of the catalog; there a text without a
 * translation stands in English. Without this the reader would see an id like “ecUA8p”.
 */
export function neverShowIds(i18n: I18n, fetchAll: () => Promise<unknown>): void {
  let isAsked = false
  const missing = () => {
    if (!isAsked) {
      isAsked = true
      fetchAll().then(
        () => i18n.emit('change'),
        () => (isAsked = false),
      )
    }
    return ''
  }
  // The constructor takes it, and `i18n` is made by the package: its macros import that one.
  Object.assign(i18n, { _missing: missing })
}
