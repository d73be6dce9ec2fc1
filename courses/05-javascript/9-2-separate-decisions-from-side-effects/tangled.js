// Sends a reminder to families whose school fee is overdue. Nobody has ever tested it.
// Usage: node tangled.js fees.csv      (sending is only printed)
import { readFileSync } from 'node:fs'

const lines = readFileSync(process.argv[2], 'utf8').split('\n').slice(1)
for (const line of lines) {
  const p = line.split(',')
  const due = new Date(p[3])
  if (due < new Date() && Number(p[4]) > Number(p[5])) {
    const days = Math.floor((Date.now() - due) / 86400000)
    if (days > 14) console.log('SMS to', p[2], `Final notice for ${p[1]}: ₹${(p[4] - p[5]) / 100}`)
    else console.log('SMS to', p[2], `Dear parent, ₹${(p[4] - p[5]) / 100} for ${p[1]} is due`)
  }
}
