import { print, table } from '../bench/table.ts'
import { attacks } from './attack/attack.ts'
import { backup } from './backup/backup.ts'
import { crash } from './crash/crash.ts'
import { databaseOutage } from './dependencies/database.ts'
import { emailOutage } from './dependencies/email.ts'
import { objectStoreOutage } from './dependencies/object-store.ts'
import { overload } from './overload/overload.ts'
import { slowClients } from './slow-clients.ts'
import { type Finding, isInstalled, type Scale, type Trial } from './trial.ts'

const trials: Trial[] = [
  crash,
  overload,
  slowClients,
  databaseOutage,
  emailOutage,
  objectStoreOutage,
  backup,
  ...attacks,
]

const { RESILIENCE_ONLY = '' } = process.env
const scale: Scale = process.argv.includes('--short') ? 'short' : 'full'
const names = RESILIENCE_ONLY.split(',')
const selected = trials.filter(({ name }) => names.some((part) => name.includes(part)))

// So that `exit` handlers run and end every process we started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const rows: string[][] = []
for (const trial of selected) {
  if (trial.needs && !isInstalled(trial.needs)) {
    rows.push([trial.name, '0', '0', `${trial.needs} is not installed`, 'skipped'])
    continue
  }
  print(`\n${trial.name} …`)
  const findings = await trial.run(scale)
  rows.push(...findings.map((finding) => toRow(finding, finding.holds ? 'holds' : 'FAILS')))
  if (findings.some(({ holds }) => !holds)) process.exitCode = 1

  // `npm test` leaves the proof that the trial detects a fault to `npm run test:full`.
  if (scale === 'short') continue
  print(`\n${trial.name}; control …`)
  const broken = await trial.control(scale)
  const isDetected = broken.some(({ holds }) => !holds)
  if (!isDetected) process.exitCode = 1
  const verdict = isDetected ? 'fails, as expected' : 'HOLDS: the trial proves nothing'
  rows.push(...broken.map((finding) => toRow(finding, finding.holds && isDetected ? 'holds' : verdict, 'control: ')))
}
print(`\n${table(['tried', 'how often', 'lost', 'seen', 'verdict'], rows)}`)

function toRow({ tried, times, lost, seen }: Finding, verdict: string, before = ''): string[] {
  return [before + tried, times, String(lost), seen, verdict]
}
