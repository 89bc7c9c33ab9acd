// Leaves out of the built app what it never asks of its packages: read as nothing, the minifier drops what hangs on it. A new
// version of a package in which a line reads otherwise stops the build: then the line is looked at, here.

type Change = readonly [line: string | RegExp, instead: string]

const nothing = '(void 0)'

const changes: Record<string, readonly Change[]> = {
  // Masked addresses, rewritten ones, routes' own search filters and parsers, the older way of not finding a page, view
  // transitions, and characters that an address may keep.
  '@tanstack/router-core/dist/esm/router.js': [
    ['this.options.routeMasks', nothing],
    ['opts.mask', nothing],
    ['next.maskedLocation ?? next', 'next'],
    ['location.maskedLocation ?? location', 'location'],
    ['if (maskedLocation)', 'if (false)'],
    ['__tempLocation && (', 'false && ('],
    ['this.options.notFoundRoute', nothing],
    ['this.options.basepath ?? "/"', '"/"'],
    ['nextBasepath !== "/"', 'false'],
    ['this.options.rewrite', nothing],
    ['if (!this.rewrite && ', 'if ('],
    ['!!this.rewrite && ', 'false && '],
    ['if (this.rewrite)', 'if (false)'],
    ['executeRewriteInput(this.rewrite, ', '('],
    ['this.options.search?.strict', 'false'],
    ['route.options.params?.stringify ?? route.options.stringifyParams', nothing],
    ['options.pathParamsAllowedCharacters?.length', 'false'],
    [', this.pathParamsDecoder', `, ${nothing}`],
    ['"search" in routeOptions', 'false'],
    ['routeOptions.preSearchFilters || routeOptions.postSearchFilters', 'false'],
    ['this.shouldViewTransition ?? this.options.defaultViewTransition', 'false'],
    [/this\.matchRoute = [\s\S]*?(?=this\.getStoreConfig = )/, ''],
  ],
  // Heads and scripts of routes, contexts and reloads of their own, code that was split in the package's older way.
  '@tanstack/router-core/dist/esm/load-client.js': [
    ['routeOptions.head || routeOptions.scripts', 'false'],
    ['if (!route.lazyFn) return afterLazy()', 'return afterLazy()'],
    ['route.lazyFn && route._lazy !== true', 'false'],
    ['route.options.shouldReload', nothing],
    ['route.options.context ?', 'false ?'],
    ['...router.options.additionalContext', ''],
    ['location.maskedLocation ?? location', 'location'],
    ['const handoff = router._handoff;', `const handoff = ${nothing};`],
  ],
  // Windows and addresses of others, ways back past a question, and the listener for pages that are left: it would keep every page
  // out of the browser's memory for "Back". Who has something to lose listens themselves (useLeaveQuestion).
  '@tanstack/history/dist/esm/index.js': [
    ['opts?.window', nothing],
    ['opts?.parseLocation', nothing],
    ['opts?.createHref ? opts.createHref(path) : path', 'path'],
    ['opts?.createHref ? createHref(destHref) : void 0', nothing],
    [', navigateOpts?.ignoreBlocker ?? false', ''],
    ['navigateOpts?.ignoreBlocker ?? false', ''],
    [/if \(ignoreBlocker\) \{[^}]*\}/g, ''],
    [/history\._ignoreNextBeforeUnload = [\s\S]*?(?=win\.addEventListener)/, ''],
    ['win.addEventListener(beforeUnloadEvent, onBeforeUnload, { capture: true });', ''],
    ['win.removeEventListener(beforeUnloadEvent, onBeforeUnload, { capture: true });', ''],
  ],
  // Elements that go to their top with the page.
  '@tanstack/router-core/dist/esm/scroll-restoration.js': [
    ['router.options.scrollToTopSelectors', nothing],
    ['router.options.scrollRestorationBehavior', nothing],
    ['router.options.getScrollRestorationKey || ', ''],
  ],
  // Links that are fetched ahead as soon as they are drawn, or seen; links drawn by another component.
  '@tanstack/react-router/dist/esm/link.js': [
    ['preload === "render"', 'false'],
    ['preload === "viewport"', 'false'],
    ['next.maskedLocation ?? next', 'next'],
  ],
  // Dates and times are written by this app's own formats; catalogs are compiled, and hold no escapes.
  '@lingui/core/dist/index.mjs': [
    ['date: (value, format) => date(locales, value, style(format) || format),', ''],
    ['time: (value, format) => time(locales, value, style(format) || format)', ''],
    ['return date(this._locales || this._locale, value, format);', ''],
    ['ESCAPE_SEQUENCE_REGEX.test(result)', 'false'],
    ['ESCAPE_SEQUENCE_REGEX.test(translation)', 'false'],
    [/"Lingui: Attempted to call[^"]*"/, ''],
    [/console\.warn\(`Uncompiled message[^`]*`\);/, ''],
  ],
  // Other ways to draw a text than the macros write.
  '@lingui/react/dist/shared/': [
    ['voidElementTags[element.type] && children', 'false'],
    ['render === null || component === null', 'false'],
    ['render && component', 'false'],
    ['render && typeof render !== "function"', 'false'],
    ['component && typeof component !== "function"', 'false'],
    ['typeof render === "function"', 'false'],
  ],
}

function without(path: string, code: string): string {
  const [file, lines] = Object.entries(changes).find(([name]) => path.includes(name))!
  return lines.reduce((text, [line, instead]) => {
    const changed = typeof line === 'string' ? text.replaceAll(line, instead) : text.replace(line, instead)
    if (changed === text) throw new Error(`lean-packages: ${file} reads otherwise than expected: ${line}`)
    return changed
  }, code)
}

export function leanPackages() {
  return {
    name: 'lean-packages',
    apply: 'build' as const,
    transform: {
      filter: { id: new RegExp(`node_modules/(${Object.keys(changes).join('|').replaceAll('.', '[.]')})`.replaceAll('/', String.raw`[\\/]`)) },
      handler: (code: string, id: string) => without(id.replaceAll('\\', '/'), code),
    },
  }
}
