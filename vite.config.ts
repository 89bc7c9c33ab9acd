import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { VitePWA } from 'vite-plugin-pwa'
import { buildId, writeBuildId } from './src/build/build-id.ts'
import { chunkFile, chunks, fileNames, hydrating } from './src/build/chunks.ts'
import { compileHints } from './src/build/compile-hints.ts'
import { stripFonts } from './src/build/strip-fonts.ts'
import { shellOnly } from './src/build/precache-manifest.ts'
import { standaloneScripts } from './src/build/standalone-scripts.ts'
import { textInRem } from './src/build/text-in-rem.ts'

const inClient = (file: string) => fileURLToPath(new URL(`src/client/${file}`, import.meta.url))
const testing = Boolean(process.env['VITEST'])
const build = buildId(process.env['WOURI_SOURCES'])

/** Tests that replace a module of the server by one of their own. */
const replacing = ['src/server/core/accounts/passwords/guessing.test.ts']
const onServer = {
  environment: 'node',
  globalSetup: ['tests/support/database.ts'],
  testTimeout: 60_000,
  // Its own limit is a second, which a busy machine needs for one answer.
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 60_000,
}

export default defineConfig(({ command, isSsrBuild }) => ({
  ...(command === 'build' && { define: { 'import.meta.env.VITE_BUILD_ID': JSON.stringify(build) } }),
  resolve: {
    alias: [
      // The package writes <style> elements, which our policy forbids.
      { find: 'react-style-singleton', replacement: inClient('ui/style-singleton.ts') },
      // Vite's own leaves an import that failed for the browser to remember.
      { find: '\0vite/preload-helper.js', replacement: inClient('api/fetch-before-import.ts') },
    ],
  },
  plugins: [
    !testing &&
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/client/routes',
        generatedRouteTree: 'src/client/routes.gen.ts',
        quoteStyle: 'single',
        codeSplittingOptions: {
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      }),
    // Before react(): the macros must be gone before JSX is compiled, or messages are lost silently.
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    stripFonts(),
    vanillaExtractPlugin(),
    !testing && !isSsrBuild && standaloneScripts(),
    !testing && !isSsrBuild && compileHints(hydrating),
    !testing && !isSsrBuild && writeBuildId(build),
    !testing &&
      !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/client/pwa/worker',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: false,
        manifest: false,
        injectManifest: {
          globPatterns: ['index.html', 'document.js', 'assets/*.{js,css}', 'icons/icon.svg'],
          // Names of chunks say little; what is kept ahead is decided by what the sources import.
          manifestTransforms: [shellOnly],
          dontCacheBustURLsMatching: /^assets\//,
        },
        integration: {
          // `npm run notices` shows its packages too.
          configureCustomSWViteBuild(worker) {
            worker.build = { ...worker.build, license: { fileName: '.vite/worker-license.md' } }
          },
        },
      }),
  ],
  css: { postcss: { plugins: [textInRem] } },
  server: {
    port: 3000,
    proxy: {
      '^/(api|mailbox|newsletter|previews|robots\\.txt|sitemap\\.xml)(/|$|\\?)':
        process.env['WOURI_API'] ?? 'http://localhost:3001',
    },
  },
  // The renderer of the public pages carries all that it needs: the server finds one file. Tests of the server read packages as the
  // server does.
  ssr: { noExternal: isSsrBuild ? true : [] },
  build: {
    outDir: isSsrBuild ? 'dist/renderer' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    // What `npm run notices` shows of the packages in these files.
    license: !isSsrBuild,
    modulePreload: {
      // Every browser of the target knows it by itself.
      polyfill: false,
      // What every page begins with is there already: naming it before each import is weight. The scripts of a staff screen are
      // found when it arrives: their names would stand in the first file of every driver.
      resolveDependencies: (screen, files) => [
        screen,
        ...files.filter(
          (file) =>
            file !== screen &&
            !/(rolldown-runtime|vendor|app|index|shared|deferred)-[^/]+\.js$/.test(file) &&
            !(screen.startsWith('assets/staff') && file.endsWith('.js')),
        ),
      ],
    },
    sourcemap: false,
    // The map library is one large file by nature, and is fetched only when somebody opens a map.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: { groups: chunks },
            entryFileNames: fileNames.script,
            chunkFileNames: chunkFile,
            assetFileNames: fileNames.asset,
          },
        },
  },
  test: {
    // Its own choice leaves a core unused.
    maxWorkers: '100%',
    // Shared machines swing tenfold: there a second try is given, and the report names the tests that needed it.
    retry: process.env['CI'] ? 1 : 0,
    tags: [{ name: 'all', description: 'Run by `npm run test:all`, not by `npm test`.' }],
    env: { SEED: process.env['SEED'] ?? String(randomInt(2 ** 31)) },
    // Begun by their names: the whole product's tests take longest, and at the end one of them would leave a core without work.
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          environment: 'node',
          include: ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts'],
        },
      },
      // Every file has a database and an application of its own, so they share the modules, but for those that replace one.
      {
        extends: true,
        test: { ...onServer, name: 'api', include: ['tests/api/**/*.test.ts'], isolate: false },
      },
      { extends: true, test: { ...onServer, name: 'replacing', include: replacing } },
      {
        extends: true,
        test: {
          ...onServer,
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: replacing,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          environment: 'happy-dom',
          // Code that comes later is compiled when a test first asks for it, on cores that may be busy.
          testTimeout: 20_000,
          // A context of its own for every file as in any pool, but the environment's own code is read once for all.
          pool: 'vmForks',
          setupFiles: ['tests/support/broadcast-channel.ts'],
          include: ['src/client/**/*.test.ts', 'src/client/**/*.test.tsx'],
        },
      },
      { extends: true, test: { name: 'architecture', environment: 'node', include: ['tests/*.test.ts'] } },
    ],
  },
}))
