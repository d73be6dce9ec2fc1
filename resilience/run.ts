import { say, table } from '../bench/table.ts'
import { attacks } from './attack/attack.ts'
import { backup } from './backup/backup.ts'
import { crash } from './crash/crash.ts'
import { databaseGone } from './dependencies/database.ts'
import { mailGone } from './dependencies/mail.ts'
import { objectStoreGone } from './dependencies/object-store.ts'
import { overload } from './overload/overload.ts'
import { slowClients } from './slow-clients.ts'
import { type Finding, isInstalled, type Scale, type Trial } from './trial.ts'

const trials: Trial[] = [crash, overload, slowClients, databaseGone, mailGone, objectStoreGone, backup, ...attacks]

const { RESILIENCE_ONLY = '' } = process.env
const scale: Scale = process.argv.includes('--short') ? 'short' : 'whole'
const wanted = RESILIENCE_ONLY.split(',')
const chosen = trials.filter(({ name }) => wanted.some((part) => name.includes(part)))

// So that `exit` is told and nothing we started outlives us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const rows: string[][] = []
for (const trial of chosen) {
  if (trial.needs && !isInstalled(trial.needs)) {
    rows.push([trial.name, '0', '0', `${trial.needs} is not installed here`, 'left out'])
    continue
  }
  say(`\n${trial.name} …`)
  const findings = await trial.run(scale)
  rows.push(...findings.map((finding) => toRow(finding, finding.holds ? 'holds' : 'FAILS')))
  if (findings.some(({ holds }) => !holds)) process.exitCode = 1

  say(`\n${trial.name}, broken on purpose …`)
  const broken = await trial.control(scale)
  const isNoticed = broken.some(({ holds }) => !holds)
  if (!isNoticed) process.exitCode = 1
  const verdict = isNoticed ? 'fails, as it must' : 'HOLDS, so it proves nothing'
  rows.push(...broken.map((finding) => toRow(finding, finding.holds && isNoticed ? 'holds' : verdict, 'control: ')))
}
say(`\n${table(['tried', 'how often', 'lost', 'seen', 'verdict'], rows)}`)

function toRow({ tried, times, lost, seen }: Finding, verdict: string, before = ''): string[] {
  return [before + tried, times, String(lost), seen, verdict]
}
