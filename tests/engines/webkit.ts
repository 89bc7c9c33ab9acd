// WebKit, the engine of every browser on an iPhone: WebKitGTK's own small browser on a display in memory, driven by WebDriver.

import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asJson, phone, type Browser, type Engine } from './browser.ts'
import { endWithUs, findProgram, freePort, startSaying, stop } from './programs.ts'

const inMemory = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  // Where the tests are root's, the sandbox cannot be made.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
}

/** The window is as wide as its buttons at least: smaller ones let it be as narrow as a phone. */
const smallButtons =
  '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 4px; -gtk-icon-transform: scale(0.2); }'

/** Starts it, or says why it cannot. `folder` is where it may write. */
export async function startWebKit(folder: string): Promise<Engine | string> {
  const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')]
  if (driver === undefined) return 'WebKitWebDriver is not installed (Debian: webkit2gtk-driver)'
  if (screen === undefined) return 'Xvfb is not installed (Debian: xvfb)'
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true })
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), smallButtons)
  const display = await startSaying(
    screen,
    ['-displayfd', '3', '-screen', '0', '500x1000x24', '-nolisten', 'tcp'],
    process.env,
    /^(\d+)\n/,
  )
  const port = await freePort()
  const env = {
    ...process.env,
    ...inMemory,
    DISPLAY: `:${display.said}`,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CACHE_HOME: folder,
  }
  const service = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  endWithUs(service)
  const address = `http://127.0.0.1:${port}`
  await isReady(address)
  return {
    newBrowser: () => newBrowser(address),
    stop: async () => {
      await stop(service)
      await stop(display.child)
    },
  }
}

async function isReady(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${address}/status`).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error('WebKitWebDriver does not answer')
}

type Rect = { width: number; height: number }

async function newBrowser(address: string): Promise<Browser> {
  async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
    return value
  }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} })
  const session = `/session/${sessionId}`
  const browser: Browser = {
    open: (url) => call('POST', `${session}/url`, { url }),
    async evaluate(inPage, ...args) {
      const script = `return (${asJson(inPage)})(arguments[0])`
      const json = await call<string>('POST', `${session}/execute/sync`, {
        script,
        args: [JSON.stringify(args)],
      })
      return JSON.parse(json)
    },
    act: (actions) => call('POST', `${session}/actions`, { actions }),
    async chooseFile(value, file) {
      const element = await call<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value,
      })
      await call('POST', `${session}/element/${Object.values(element)[0]}/value`, { text: file })
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: () => call('DELETE', session),
  }
  // Its bar takes a part of the window.
  const resize = ({ width, height }: Rect) =>
    call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })
  await resize(phone)
  const inside = await browser.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  await resize({ width: phone.width, height: 2 * phone.height - inside.height })
  return browser
}
