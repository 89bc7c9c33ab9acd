// npm run dev: the API, restarted when it changes, and the client with hot reload in front of it.

import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { checkBootstrap, localEnvironment, nodeProgram, root, toolFile } from './runtime.mjs'

checkBootstrap()
ensureInstalled()

const apiPort = process.env.API_PORT ?? '3001'
const start = (args, extra) =>
  spawn(nodeProgram(), args, { cwd: root, stdio: 'inherit', env: localEnvironment(extra) })
const parts = [
  start(
    [
      '--watch',
      '--watch-path=src/server',
      '--watch-path=src/contract',
      '--watch-path=src/domain',
      'src/server/main.ts',
    ],
    { PORT: apiPort },
  ),
  start([toolFile('vite'), '--port', process.env.PORT ?? '3000'], {
    WOURI_API: `http://localhost:${apiPort}`,
  }),
]
const end = () => parts.forEach((part) => part.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
for (const part of parts) {
  part.once('exit', (code) => {
    end()
    process.exitCode ??= code ?? 1
  })
}
