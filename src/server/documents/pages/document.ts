// One HTML document: the head of its page, its style and the app's script inside it, and the rendered page.

import { stateId } from '#contract/prerendered-page.ts'
import type { Language } from '#domain/language.ts'
import { Html, html } from '#server/platform/http/html.ts'
import type { BuiltFiles, ScreenStyle } from './built-files.ts'
import type { NoScriptWords } from './no-script-texts.ts'

export type DocumentParts = {
  language: Language
  /** Markup of the head that is the page's own. */
  head: Html
  /** The page inside #root and the state to hydrate it with; without one the app renders into the shell. */
  page?: { body: string; state: string | null }
  /** What is said where no script runs. */
  noScript?: NoScriptWords
}

type ScreenFiles = {
  style: ScreenStyle
  /** Addresses of the initial scripts. */
  scripts: readonly string[]
}

/** A data block: `<` is escaped, so nothing inside can end it. */
function stateBlock(state: string): Html {
  return new Html(
    `<script type="application/json" id="${stateId}">${state.replaceAll('<', '\\u003c')}</script>`,
  )
}

/** Takes words in a language; returns what a browser shows where no script runs. */
export function noScriptBlock({ words, contact }: NoScriptWords, language: Language): Html {
  return html`<noscript><p class="shell-words" lang="${language}">${words} <a href="/">Wouri</a> · <a href="/contact">${contact}</a></p></noscript>`
}

/** Returns the document as text. */
export function composeDocument(built: BuiltFiles, files: ScreenFiles, parts: DocumentParts): string {
  const { language, head, page, noScript } = parts
  const script = new Html(built.documentScript)
  const body = new Html(page?.body ?? built.shell.body)
  return html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
<style>${new Html(files.style.text)}</style>
<script data-files="${files.scripts.join(' ')}" data-sheets="${files.style.sheets.join(' ')}">${script}</script>
${head}${new Html(built.shell.siteHead)}
</head>
<body>
${noScript ? noScriptBlock(noScript, language) : null}<div id="root">${body}</div>${page?.state ? stateBlock(page.state) : null}
</body>
</html>
`.markup
}

/** Sources of a content policy for what a document has inside. */
export type InlineSources = { script: string; style: string }

/** Takes a content policy; returns it with what a document has inside, allowed by its hash. */
export function allowInline(policy: string, { script, style }: InlineSources): string {
  return policy
    .replace("script-src 'self'", `script-src 'self' ${script}`)
    .replace("style-src 'self'", `style-src 'self' ${style}`)
}
