// One call of the API's page: its path, who may, what is sent, what comes back, and its working example.

import type { Endpoint } from '#contract/endpoint.ts'
import type { Instant } from '#domain/rental/period.ts'
import { html, type Html } from '#server/platform/http/html.ts'
import { exampleCall } from './example-call.ts'
import { limitsOf, schemaText, type JsonSchema } from './schema-text.ts'

type Content = Record<string, { schema?: JsonSchema }>
type Parameter = { name: string; in: string; required: boolean; description?: string; schema: JsonSchema }

/** The part of an OpenAPI operation that the page shows. */
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

const code = (text: string) => html`<pre tabindex="0"><code>${text}</code></pre>`

function parameterRow({ name, in: place, required, description, schema }: Parameter): Html {
  const limits = [description ?? '', limitsOf(schema)].filter(Boolean).join('; ')
  return html`<tr><th scope="row"><code>${name}</code></th><td>${place}${required ? '' : ', optional'}</td>
<td><code>${schemaText(schema)}</code>${limits === '' ? null : html` <span class="quiet">${limits}</span>`}</td></tr>`
}

function request({ parameters, requestBody }: Operation): Html {
  const body = Object.entries(requestBody?.content ?? {})
  if (parameters.length === 0 && body.length === 0) return html`<h4>Request</h4><p>Nothing is sent.</p>`
  const table =
    parameters.length === 0
      ? null
      : html`<table>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th></tr></thead>
<tbody>${parameters.map(parameterRow)}</tbody></table>`
  return html`<h4>Request</h4>${table}${body.map(
    ([type, { schema = {} }]) => html`<p class="quiet">${type}</p>${code(schemaText(schema))}`,
  )}`
}

const isFailure = (status: string) => Number(status) >= 400

function answers({ responses }: Operation): Html {
  const shown = Object.entries(responses).filter(([status]) => !isFailure(status))
  return html`<h4>Answer</h4>${shown.map(
    ([status, { description, content = {} }]) =>
      html`<p><code>${status}</code> ${description}</p>${Object.entries(content).map(([type, { schema }]) =>
        schema === undefined
          ? html`<p class="quiet">A file: ${type}</p>`
          : html`<p class="quiet">${type}</p>${code(schemaText(schema))}`,
      )}`,
  )}`
}

function failures({ responses }: Operation): Html {
  const shown = Object.entries(responses).filter(([status]) => isFailure(status))
  return html`<h4>Failures</h4><ul>${shown.map(
    ([status, { description }]) => html`<li><code>${status}</code> ${description}</li>`,
  )}</ul>`
}

/** A call as an article whose heading is its name; details are folded until they are wanted or searched for. */
export function operationPart(operation: Operation, endpoint: Endpoint, now: Instant, origin: string): Html {
  const { operationId: name, summary, description } = operation
  return html`<article aria-labelledby="${name}">
<h3 id="${name}"><a href="#${name}">${name}</a></h3>
<p class="call"><span class="method">${endpoint.method}</span> <code>${endpoint.path}</code></p>
<p>${summary}.</p>
<p class="quiet">${description}</p>
<details><summary>Request, answer, failures and example <span class="hidden">of ${name}</span></summary>
${request(operation)}
${answers(operation)}
${failures(operation)}
<h4>Example</h4>
${code(exampleCall(endpoint, endpoint.example(now), origin))}
</details>
</article>`
}
