import { readdirSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { getPriority, setPriority } from 'node:os'
import { type Access, setAccess } from './process-tools.ts'
import { runTask } from './run-task.ts'
import { startWatchdog } from './watchdog.ts'
import type { TaskRequest } from './task.ts'

// The code that runs in each worker process: one task at a time, as they come.

// Requests come first when the cores are busy. On Linux a priority is that of one thread, and Node has started several.
const lowest = Math.min(19, getPriority() + 15)
const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
for (const thread of threads) setPriority(thread, lowest)

startWatchdog({ memoryMb: Number(process.argv[2]) })

process.on('message', (message: { access: Access | null } | TaskRequest) => {
  if ('access' in message) setAccess(message.access)
  else void answer(message)
})
// The server ended.
process.on('disconnect', () => process.exit())
// Ctrl+C in a terminal reaches all its processes; the server ends this one.
process.on('SIGINT', () => {})

async function answer(request: TaskRequest) {
  process.send!(await runTask(request))
  // Otherwise written only by a process that ends by itself.
  flushCompileCache()
}
