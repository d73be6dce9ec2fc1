import { print, table } from '../bench/table.ts'
import { crash } from './crash.ts'
import type { Finding, Scale } from './trial.ts'

const scale: Scale = process.argv.includes('--short') ? 'short' : 'full'

// So that `exit` handlers run and end every process we started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const findings = await crash(scale)
const rows = findings.map((finding) => toRow(finding, finding.holds ? 'holds' : 'FAILS'))
if (findings.some(({ holds }) => !holds)) process.exitCode = 1

// The same with faults put in: if nothing is found, the trial proves nothing. `npm test` leaves it to `npm run test:full`.
if (scale === 'full') {
  print('\nwith faults put in …')
  const broken = await crash('short', true)
  const isDetected = broken.some(({ holds }) => !holds)
  if (!isDetected) process.exitCode = 1
  const verdict = isDetected ? 'fails, as expected' : 'HOLDS: the trial proves nothing'
  rows.push(...broken.map((finding) => toRow(finding, finding.holds && isDetected ? 'holds' : verdict, 'faulty: ')))
}
print(`\n${table(['tried', 'how often', 'lost', 'seen', 'verdict'], rows)}`)

function toRow({ tried, times, lost, seen }: Finding, verdict: string, before = ''): string[] {
  return [before + tried, times, String(lost), seen, verdict]
}
