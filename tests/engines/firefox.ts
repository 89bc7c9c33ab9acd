// Firefox without a window, driven by WebDriver BiDi, which it speaks itself.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asJson, phone, type Browser, type Engine } from './browser.ts'
import { findProgram, startSaying, stop } from './programs.ts'

/** It must not ask about itself, and has nobody to ask outside; its scroll bars take no room, as on a phone. */
const preferences = `user_pref('datareporting.policy.dataSubmissionEnabled', false)
user_pref('app.update.enabled', false)
user_pref('browser.shell.checkDefaultBrowser', false)
user_pref('network.captive-portal-service.enabled', false)
user_pref('network.connectivity-service.enabled', false)
user_pref('services.settings.server', 'data:,')
user_pref('ui.useOverlayScrollbars', 1)
`

/** Starts it, or says why it cannot. `folder` is where it may write. */
export async function startFirefox(folder: string): Promise<Engine | string> {
  const program = findProgram('firefox-esr', 'firefox')
  if (program === undefined) return 'Firefox is not installed (Debian: firefox-esr)'
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'user.js'), preferences)
  const { child, said } = await startSaying(
    program,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
    { ...process.env, HOME: folder, MOZ_CRASHREPORTER_DISABLE: '1' },
    /BiDi listening on (ws:\S+)\n/,
  )
  const connection = await connect(`${said}/session`)
  await connection.send('session.new', { capabilities: {} })
  return {
    newBrowser: () => newBrowser(connection.send),
    stop: async () => {
      connection.close()
      await stop(child)
    },
  }
}

type Send = <T>(method: string, params: object) => Promise<T>
type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string }

async function connect(url: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id ?? -1)?.(answer)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  async function send<T>(method: string, params: object): Promise<T> {
    const id = ++last
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await answered
    waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`)
    return answer.result as T
  }
  return { send, close: () => socket.close() }
}

type Called = {
  type: string
  result: { value: string }
  exceptionDetails?: { text: string }
}

async function newBrowser(send: Send): Promise<Browser> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.setViewport', { context, viewport: phone })
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(inPage, ...args) {
      const { result, exceptionDetails } = await send<Called>('script.callFunction', {
        target: { context },
        functionDeclaration: asJson(inPage),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    act: (actions) => send('input.performActions', { context, actions }),
    async chooseFile(value, file) {
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value },
      })
      if (nodes[0] === undefined) throw new Error(`nothing is ${value}`)
      await send('input.setFiles', { context, element: { sharedId: nodes[0].sharedId }, files: [file] })
    },
    screenshot: async () =>
      Buffer.from(
        (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
        'base64',
      ),
    close: () => send('browser.removeUserContext', { userContext }),
  }
}
