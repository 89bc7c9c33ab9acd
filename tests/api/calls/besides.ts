/** What is served beside the contract, to everybody: addresses that a browser, a provider or a mail program goes to. */
export const besides: readonly string[] = [
  'GET /api/openapi.json',
  'GET /api/social/:provider/start',
  'GET /api/social/:provider/callback',
  'POST /api/social/:provider/callback',
  'POST /api/csp-report',
  'GET /newsletter/confirm',
  'POST /newsletter/confirm',
  'GET /newsletter/unsubscribe',
  'POST /newsletter/unsubscribe',
  'GET /robots.txt',
  'GET /pictures/logos/:file',
  'GET /sitemap.xml',
  'GET /pictures/photos/:file',
  'GET /previews/cars/:file',
]
