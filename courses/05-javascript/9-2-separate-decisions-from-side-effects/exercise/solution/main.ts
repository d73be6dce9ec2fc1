import { readFile } from 'node:fs/promises'
import { run } from './run.ts'

const result = await run({
  readText: () => readFile(process.argv[2] ?? 'fees.csv', 'utf8'),
  // Sweden writes dates as 2026-11-16. The time zone matters: at 3 in the morning in India it's still yesterday in UTC.
  today: () => process.argv[3] ?? new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' }),
  send: async (phone, text) => console.log(`SMS to ${phone}: ${text}`),
  report: (message) => console.error(message),
})
console.error(`${result.sent} sent, ${result.failed} failed, ${result.damaged} damaged lines`)
