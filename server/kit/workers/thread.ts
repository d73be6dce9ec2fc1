import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { runTask } from './run-task.ts'
import type { TaskRequest } from './task.ts'

// The code that runs in each worker thread: one task at a time, as they come.

// On Linux the priority is that of this thread alone, so that requests come first when the cores are busy.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 15))

const port = parentPort!
port.on('message', (request: TaskRequest) => void runTask(request).then((answer) => port.postMessage(answer, [])))
