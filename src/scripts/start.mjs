// npm start: installs, builds and serves the whole product. Plain JavaScript, since nothing is installed yet.

import { spawn } from 'node:child_process'
import { ensureBuilt } from './build.mjs'
import { memoryLimits } from './memory-limits.mjs'
import { ensureInstalled } from './install.mjs'
import { checkBootstrap, localEnvironment, nodeProgram, root } from './runtime.mjs'

checkBootstrap()
ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)

const server = spawn(nodeProgram(), ['src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...memoryLimits, ...localEnvironment() },
})
// A terminal sends Ctrl-C to the server as well, which ignores a second one; a service manager sends it only here.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.once('exit', (code) => process.exit(code ?? 1))
