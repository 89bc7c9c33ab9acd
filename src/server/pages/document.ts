// One HTML document: the shell of the build with a head of its own, its style inside it and a page drawn into it.

import { stateId } from '#contract/drawn-page.ts'
import type { Language } from '#domain/language.ts'
import { hashOf } from '../http/policy/headers.ts'
import { Html, html } from '../http/html.ts'
import { begin } from './begin.ts'
import type { ScreenStyle } from './built-files.ts'

export type DocumentParts = {
  /** index.html as it was built. */
  shell: string
  earlyScript: string
  language: Language
  /** Markup of the head that is the page's own. */
  head: Html
  style: ScreenStyle
  /** Addresses of the scripts to begin with. */
  scripts: readonly string[]
  /** The page inside #root; without one the shell's own boxes stay, and its scripts begin at once. Awake, they do in both. */
  drawn?: { body: string; state: string | null; isAwake?: boolean }
  /** What is said where no script runs. */
  noScript?: { words: string; contact: string }
}

/** The inline script that all documents share, so that one hash allows it; without what is there for its readers. */
export function inlineScript(earlyScript: string): string {
  const lines = `${earlyScript}\n${begin}`.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n')
}

function replaceOnce(text: string, what: RegExp, by: string): string {
  if (!what.test(text)) throw new Error(`The shell has no ${what.source}.`)
  return text.replace(what, () => by)
}

/** A script that never runs: what is in it cannot end it. */
function stateMarkup(state: string): string {
  return `<script type="application/json" id="${stateId}">${state.replaceAll('<', '\\u003c')}</script>`
}

/**
 * The sheets that are in the style are named and not fetched: the app takes them for there. Fetched again, the base would come
 * after what goes over it.
 */
function styleMarkup({ text, sheets }: ScreenStyle): string {
  return `<style>${text}</style>${sheets.map((sheet) => html`<link rel="stylesheet" href="${sheet}" disabled />`.markup).join('')}`
}

/** Gives the document as text. Throws when the shell is not as the build makes it. */
export function composeDocument(parts: DocumentParts): string {
  const { language, head, style, scripts, drawn, earlyScript, noScript } = parts
  let text = replaceOnce(parts.shell, /<html lang="\w+"/, `<html lang="${language}"`)
  text = replaceOnce(text, /\s*<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/, `\n${head.markup}`)
  text = text.replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
  if (drawn === undefined) {
    const ahead = scripts.map((file) => html`<link rel="modulepreload" crossorigin href="${file}" />`.markup).join('')
    text = replaceOnce(text, /<\/head>/, `${ahead}${styleMarkup(style)}</head>`)
    return noScript === undefined ? text : replaceOnce(text, /<noscript>.*?<\/noscript>/s, noScriptMarkup(noScript))
  }
  const files = html`${scripts.join(' ')}`.markup
  text = text.replace(/\s*<script type="module"[^>]*><\/script>/, '')
  const now = drawn.isAwake ? ' data-now' : ''
  text = replaceOnce(text, /<script src="\/trusted-types\.js"><\/script>/, `<script data-files="${files}"${now}>${inlineScript(earlyScript)}</script>`)
  text = replaceOnce(text, /<\/head>/, `${styleMarkup(style)}</head>`)
  const state = drawn.state === null ? '' : stateMarkup(drawn.state)
  const missing = noScript === undefined ? '' : noScriptMarkup(noScript)
  return replaceOnce(text, /<div id="root">.*<\/div>(?=\s*<\/body>)/s, `${missing}<div id="root">${drawn.body}</div>${state}`)
}

function noScriptMarkup({ words, contact }: { words: string; contact: string }): string {
  return html`<noscript><p class="shell-words">${words} <a href="/">Wouri</a> · <a href="/contact">${contact}</a></p></noscript>`.markup
}

/** Takes a content policy; gives it with what a document of ours has inside, allowed by its hash. */
export function allowInline(policy: string, { script, style }: { script: string; style: string }): string {
  return policy.replace("script-src 'self'", `script-src 'self' ${hashOf(script)}`).replace("style-src 'self'", `style-src 'self' ${hashOf(style)}`)
}
