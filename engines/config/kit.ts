import { type Directive, find, readBlocks } from './blocks.ts'
import { firing, rulesOf, seriesOf, type Situation } from './alerts.ts'
import { readDockerfile } from './dockerfile.ts'
import { readHcl } from './hcl.ts'
import { addressCount, type Call, contains, decide, overlap } from './iam.ts'
import { quantity, selects } from './kubernetes.ts'
import { evaluate } from './promql.ts'
import { secondsOf, without } from './series.ts'
import { readShell } from './shell.ts'
import { type Files, readCsv, readJson, readJsonLines, textOf } from './texts.ts'
import { readUnit, readZone } from './unit.ts'
import { workflowOf } from './workflow.ts'
import { readDocuments, readYaml } from './yaml.ts'

type Reader = (path: string, text: string) => unknown

const nginx: Reader = (path, text) => readBlocks(path, text, 'nginx')
const caddy: Reader = (path, text) => readBlocks(path, text, 'caddy')

/** By the file's name: what reads it, and the name of its format. */
const readers: [RegExp, string, Reader][] = [
  [/\.ya?ml$/, 'YAML', readDocuments],
  [/\.json$/, 'JSON', readJson],
  [/\.jsonl$/, 'JSON lines', readJsonLines],
  [/(^|\/)Dockerfile[^/]*$|\.dockerfile$/, 'Dockerfile', readDockerfile],
  [/nginx[^/]*$|\.nginx$/, 'nginx configuration', nginx],
  [/(^|\/)Caddyfile[^/]*$/, 'Caddyfile', caddy],
  [/\.(tf|hcl)$/, 'OpenTofu', readHcl],
  [/\.(sh|bash)$/, 'shell script', readShell],
  [/\.(service|timer|socket|target)$/, 'systemd unit', readUnit],
  [/\.zone$/, 'zone file', readZone],
]

/** Reads a file in its format, so that an error is told before any check. Null for other texts. */
export function readFile(path: string, text: string): string | null {
  const found = readers.find(([pattern]) => pattern.test(path))
  if (!found) return null
  const [, format, read] = found
  read(path, text)
  return format
}

/** What checks get: readers of the learner's files, and what evaluates them. */
export function kitFor(files: Files) {
  const reading =
    <Value>(read: (path: string, text: string) => Value) =>
    (path: string): Value =>
      read(path, textOf(files, path))
  const yaml = reading(readYaml)
  return {
    text: (path: string) => textOf(files, path),
    json: reading(readJson),
    jsonl: reading(readJsonLines),
    csv: (path: string) => readCsv(textOf(files, path)),
    yaml,
    documents: reading(readDocuments),
    dockerfile: reading(readDockerfile),
    nginx: reading((path, text) => readBlocks(path, text, 'nginx')),
    caddy: reading((path, text) => readBlocks(path, text, 'caddy')),
    find: (tree: readonly Directive[], ...names: string[]) => find(tree, ...names),
    hcl: reading(readHcl),
    shell: reading(readShell),
    unit: reading(readUnit),
    zone: reading(readZone),
    workflow: (path: string) => workflowOf(yaml(path)),
    iam: (policies: unknown, call: Call) => decide(policies, call),
    cidr: { contains, overlap, count: addressCount },
    rules: (path: string) => rulesOf(yaml(path)),
    firing: (path: string, situation: Situation) => firing(yaml(path), situation),
    /** The series of an expression's answer, each with its labels and its value, rounded to six digits. */
    promql: (expression: string, situation: Situation & { at: string }) => {
      const value = evaluate(expression, seriesOf(situation), secondsOf(situation.at))
      if (value.kind === 'scalar') return rounded(value.value)
      return value.samples.map(({ labels, value: one }) => ({ ...without(labels, ['__name__']), value: rounded(one) }))
    },
    seconds: secondsOf,
    selects,
    quantity,
  }
}

export type Kit = ReturnType<typeof kitFor>

const rounded = (value: number) => (Number.isFinite(value) ? Number(value.toPrecision(6)) : value)
