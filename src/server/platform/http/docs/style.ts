// The style sheet of the API's page, in the colours of the product. A site without a built app writes in the system's type.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const families = [
  { family: 'Instrument Serif', file: /^instrument-serif-.*\.woff2$/, weight: '400' },
  { family: 'Hanken Grotesk', file: /^hanken-grotesk-.*\.woff2$/, weight: '400 700' },
]

/** The faces of the built app, whose files are named after their content. */
function faces(appFolder: string | undefined): string {
  const assets = appFolder === undefined ? '' : join(appFolder, 'assets')
  const files = existsSync(assets) ? readdirSync(assets) : []
  return families
    .flatMap(({ family, file, weight }) => {
      const name = files.find((each) => file.test(each))
      if (name === undefined) return []
      return [
        `@font-face{font-family:'${family}';src:url(/assets/${name}) format('woff2');font-weight:${weight};font-display:swap}`,
      ]
    })
    .join('\n')
}

const rules = `
:root{color-scheme:light dark;--page:#FAFAFA;--surface:#FFF;--sunken:#F4F2EE;--ink:#1A1A1A;--quiet:#55524C;--hair:#E6E3DD;--accent:#7D5F22;--metal:#C9A45C}
@media (prefers-color-scheme:dark){:root{--page:#0F0F10;--surface:#1A1A1A;--sunken:#242426;--ink:#F4F1EA;--quiet:#B9B4A9;--hair:#2E2E30;--accent:#D8B878;--metal:#D8B878}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 'Hanken Grotesk',system-ui,sans-serif}
header,main{max-width:920px;margin:0 auto;padding:20px 16px}
header{border-bottom:2px solid var(--metal)}
.wordmark,h1,h2{font-family:'Instrument Serif',Georgia,serif;font-weight:400;line-height:1.2}
.wordmark{display:inline-block;padding:8px 0;font-size:1.5rem;text-decoration:none}
h1{font-size:2.25rem;margin:16px 0}
h2{font-size:1.75rem;margin:48px 0 8px;padding-top:16px;border-top:2px solid var(--metal)}
h3{font-size:1.125rem;margin:0;overflow-wrap:anywhere}
h3 a{text-decoration:none}
h3 a:hover{text-decoration:underline}
h4{font-size:.875rem;margin:20px 0 8px;color:var(--accent)}
p{margin:8px 0}
a{color:inherit;text-underline-offset:3px}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
code,pre{font-family:ui-monospace,'Cascadia Mono',Menlo,monospace;font-size:.8125rem}
code{overflow-wrap:anywhere}
pre{margin:8px 0;padding:12px 14px;overflow-x:auto;background:var(--sunken);border-radius:6px;line-height:1.6}
pre code{overflow-wrap:normal}
nav ul{columns:16rem;margin:24px 0 0;padding:16px;list-style:none;background:var(--surface);border:1px solid var(--hair);border-radius:6px}
nav a{display:inline-block;padding:8px 0}
article{padding:20px 0;border-top:1px solid var(--hair)}
h2+article{border-top:0}
.method{font-size:.8125rem;font-weight:600;color:var(--accent)}
.quiet{color:var(--quiet);font-size:.875rem}
summary{padding:10px 0;cursor:pointer;color:var(--accent);font-size:.875rem;font-weight:600}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{padding:6px 12px 6px 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--hair)}
td{overflow-wrap:anywhere}
td code{white-space:pre-wrap}
thead th{color:var(--quiet);font-weight:400}
ul{padding-left:20px;margin:8px 0}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`

/** The whole sheet for the app in a folder. */
export function docsStyle(appFolder: string | undefined): string {
  return `${faces(appFolder)}${rules}`
}
