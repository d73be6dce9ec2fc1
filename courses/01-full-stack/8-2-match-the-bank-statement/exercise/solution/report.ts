// node report.ts prints what happened to each line of the sample.
import { readFileSync } from 'node:fs'
import { match, readStatement } from './match.ts'

const here = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const { matched, doubtful, unmatched, waiting } = match(readStatement(here('statement.csv')), JSON.parse(here('unpaid.json')))
console.log(`matched: ${matched.length}`)
for (const { line, entry } of matched) console.log(`  line ${line.line} ${line.reference} ${line.creditPaise} → ${entry.id} ${entry.customer}`)
console.log(`doubtful: ${doubtful.length}`)
for (const { line, reason } of doubtful) console.log(`  line ${line.line} ${line.reference} ${line.creditPaise}: ${reason}`)
console.log(`unmatched: ${unmatched.length}`)
for (const line of unmatched) console.log(`  line ${line.line} ${line.reference} ${line.creditPaise} ${line.narration}`)
console.log(`waiting for the bank: ${waiting.length}`)
for (const entry of waiting) console.log(`  ${entry.id} ${entry.customer} ${entry.reference}`)
