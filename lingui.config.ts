import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr', 'es'],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src/client'] }],
  // Line numbers would make every edit of a screen a change of three catalogs.
  format: formatter({ lineNumbers: false }),
})
