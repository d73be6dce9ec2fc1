import { readFile } from 'node:fs/promises'
import { run } from './run.ts'

const result = await run({
  readText: () => readFile(process.argv[2] ?? 'fees.csv', 'utf8'),
  today: () => process.env['TODAY'] ?? new Date().toISOString().slice(0, 10),
  send: async (phone, text) => console.log(`SMS to ${phone}: ${text}`),
  report: (message) => console.error(message),
})
console.error(`${result.sent} sent, ${result.failed} failed, ${result.damaged} damaged lines`)
