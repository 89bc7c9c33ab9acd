// The API's page: the OpenAPI document as a reader meets it, group by group.
// Why no viewer of others is used: src/decisions/09-page-of-the-api.md.

import { endpoints } from '#contract/all.ts'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import type { Instant } from '#domain/rental/period.ts'
import { html, type Html } from '#server/platform/http/html.ts'
import { groupNames } from '#server/platform/http/setup/openapi-words.ts'
import { openApi } from '#server/platform/http/setup/openapi.ts'
import { operationPart, type Operation } from './operation.ts'

const slug = (group: string) => group.toLowerCase().replaceAll(/[^a-z]+/g, '-')

function introduction(origin: string): Html {
  const signIn = (who: string) => `curl -c ${who}.cookies '${origin}/api/sign-in/frontend' \\
  -H 'content-type: application/json' \\
  -d '{"email":"${who}@wouri.example","password":"${demonstrationPassword}"}'`
  return html`<p>Every call of the site, made from its <a href="/api/openapi.json">OpenAPI 3.1 document</a>. Money is whole XAF.
Wall-clock times are those of Douala. A failure is <code>{ code, fields? }</code>: a code from a closed list, and codes for the
fields it belongs to.</p>
<p>Every example works against the demonstration, after its driver and its admin have signed in:</p>
<pre tabindex="0"><code>${signIn('driver')}
${signIn('admin')}</code></pre>
<p class="quiet">To find a word in folded parts too, search the page with your browser.</p>`
}

function operationsOf(now: Instant): Operation[] {
  const { paths } = openApi(now) as { paths: Record<string, Record<string, Operation>> }
  return Object.values(paths).flatMap((methods) => Object.values(methods))
}

/** Takes an instant, the site's origin and where its style is; returns the page as a document. */
export function docsPage(now: Instant, origin: string, style: string): string {
  const operations = Map.groupBy(operationsOf(now), ({ tags }) => tags[0]!)
  const groups = groupNames.map((name) => ({ name, operations: operations.get(name) ?? [] }))
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>API · Wouri</title>
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
</head>
<body>
<header><a class="wordmark" href="/">Wouri</a></header>
<main>
<h1>The API</h1>
${introduction(origin)}
<nav aria-label="Calls"><ul>${groups.map(
    ({ name, operations: of }) =>
      html`<li><a href="#${slug(name)}">${name}</a> <span class="quiet">${of.length}</span></li>`,
  )}</ul></nav>
${groups.map(
  ({
    name,
    operations: of,
  }) => html`<section aria-labelledby="${slug(name)}"><h2 id="${slug(name)}">${name}</h2>
${of.map((operation) => operationPart(operation, endpoints[operation.operationId]!, now, origin))}</section>`,
)}
</main>
</body>
</html>
`.markup
}
