// The built product on a database of its own, in the browsers' two usual sizes: the phone first. Of the two tiers (tests/README.md) the
// first leaves out the files below and every test with the tag @all.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { isFirstTier } from '../support/tier.ts'
import './today.ts'

const port = Number(process.env['E2E_PORT'] ?? 4173)
const root = resolve(import.meta.dirname, '../..')
/** Where update.spec.ts finds the builds that follow one another. */
process.env['E2E_DEPLOYMENTS'] = `http://localhost:${port + 4}`
/** Another origin that may call the product with a session; what answers there has no policy of its own. */
const client = `http://localhost:${port + 2}`
process.env['E2E_CLIENT'] = `${client}/_ready`
process.env['E2E_STRANGER'] = `http://localhost:${port + 3}/_ready`

const launch = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-gpu',
    // A camera that shows a drawn picture; only a page with the permission is given it.
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
})

/** What the second tier alone runs whole. */
const secondTier =
  /(account-lifecycle|axios|empty-marketplace|offline-languages|staff-desktop|storage|storage-policy|unreliable-network|update)\.spec\.ts/

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
/** What needs the whole browser: permissions, its knowledge of the network's speed. A page costs more than twice as much in it. */
const wholeBrowser = /(push|data-saver|page-weight)\.spec\.ts/
/** What is asked on a site that has other people's services. */
const withProviders = /(providers|recaptcha)\.spec\.ts/
const onDesktop = isFirstTier ? /keyboard\.spec\.ts/ : /(keyboard|search)\.spec\.ts/

/** The built product on a port, with a database of its own. */
function site(at: number, more: Record<string, string>) {
  return {
    command: `"${process.execPath}" src/server/main.ts`,
    cwd: root,
    url: `http://localhost:${at}/api/ready`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
    env: {
      PORT: String(at),
      WOURI_DATA: mkdtempSync(join(process.env['E2E_DATA'] ?? tmpdir(), 'wouri-e2e-')),
      RATE_PROVIDERS: 'off',
      // As behind a proxy, so that a test may come from an address of its own.
      TRUSTED_HOPS: '1',
      ...more,
    },
  }
}

const laterProjects: NonNullable<PlaywrightTestConfig['projects']> = [
  {
    name: 'phone, whole browser',
    use: { ...phone, serviceWorkers: 'allow', launchOptions: launch(process.env['CHROMIUM_PATH']) },
    testMatch: wholeBrowser,
  },
  // The worker would answer for the providers' hosts before the test can.
  {
    name: 'providers',
    use: { ...phone, baseURL: `http://localhost:${port + 1}` },
    testMatch: withProviders,
  },
]

/** Nothing of the first tier asks for them. */
const laterServers: Extract<PlaywrightTestConfig['webServer'], unknown[]> = [
  {
    command: `"${process.execPath}" tests/doubles/run.ts ${port + 2} ${port + 3} ${port + 5}`,
    cwd: root,
    url: `http://127.0.0.1:${port + 2}/_ready`,
    timeout: 30_000,
  },
  {
    command: `"${process.execPath}" tests/doubles/deployments.ts ${port + 4} ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port + 4}/_ready`,
    timeout: 30_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  site(port + 1, {
    PAYMENT_GATEWAY: 'stripe,payPal',
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
    STRIPE_WEBHOOK_SECRET: 'whsec_double',
    STRIPE_URL: `http://127.0.0.1:${port + 2}`,
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'webhook',
    RECAPTCHA_SITE_KEY: 'public-double',
    RECAPTCHA_SECRET: 'secret-double',
    RECAPTCHA_URL: `http://127.0.0.1:${port + 5}/siteverify`,
    PAYPAL_URL: `http://127.0.0.1:${port + 3}`,
  }),
]

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // One more than the cores that a run can count on: a journey waits for the network and for its own pauses half of the time.
  workers: 3,
  // Shared machines swing tenfold: there a second try is given, and the report names the tests that needed it.
  retries: process.env['CI'] ? 1 : 0,
  ...(isFirstTier && { grepInvert: /@all/ }),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as ['json']] : [])],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launch(process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']),
    locale: 'en-GB',
    // Not Cameroon's zone on purpose: times must be shown in Douala's wherever the phone is.
    timezoneId: 'America/New_York',
    // Recording every test takes its time; one that fails is run again with `--trace on`.
    trace: 'on-first-retry',
    // See with-worker.ts.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      use: phone,
      testIgnore: [withProviders, wholeBrowser, /keyboard\.spec\.ts/, ...(isFirstTier ? [secondTier] : [])],
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: onDesktop,
    },
    ...(isFirstTier ? [] : laterProjects),
  ],
  webServer: [site(port, { WOURI_CLIENTS: client }), ...(isFirstTier ? [] : laterServers)],
})
