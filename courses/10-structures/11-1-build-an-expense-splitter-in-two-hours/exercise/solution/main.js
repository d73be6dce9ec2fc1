import { createInterface } from 'node:readline'
import { createCommands } from './commands.js'

const run = createCommands()
for await (const line of createInterface({ input: process.stdin })) for (const text of run(line)) console.log(text)
