type Yaml = Record<string, unknown>

export type Job = {
  id: string
  needs: string[]
  /** What its token may do: its own, or the workflow's. `null`: whatever the repository's setting gives. */
  permissions: Record<string, string> | string | null
  /** The actions that it uses, with what is after the @. */
  uses: { action: string; ref: string; isPinned: boolean }[]
  /** Its commands, one text per step. */
  runs: string[]
  steps: Yaml[]
  job: Yaml
}

export type Workflow = {
  on: string[]
  jobs: Job[]
  /** Which jobs run at the same time: what needs nothing first. */
  order: string[][]
}

/** A workflow of GitHub Actions, as it would run. */
export function workflowOf(source: unknown): Workflow {
  const file = object(source)
  const triggers = file.on
  const jobs = Object.entries(object(file.jobs)).map(([id, value]) => jobOf(id, object(value), file.permissions))
  if (jobs.length === 0) throw new Error('The workflow has no jobs.')
  return {
    on: (typeof triggers === 'string'
      ? [triggers]
      : Array.isArray(triggers)
        ? triggers.map(String)
        : Object.keys(object(triggers))
    ).toSorted(),
    jobs,
    order: orderOf(jobs),
  }
}

const object = (value: unknown): Yaml =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Yaml) : {}
const textsOf = (value: unknown): string[] =>
  value === undefined || value === null
    ? []
    : Array.isArray(value)
      ? value.map(String)
      : typeof value === 'string'
        ? [value]
        : []

function jobOf(id: string, job: Yaml, shared: unknown): Job {
  const steps = Array.isArray(job.steps) ? job.steps.map(object) : []
  return {
    id,
    needs: textsOf(job.needs),
    permissions: (job.permissions ?? shared ?? null) as Job['permissions'],
    uses: [job, ...steps].flatMap(({ uses }) => (typeof uses === 'string' ? [useOf(uses)] : [])),
    runs: steps.flatMap(({ run }) => (typeof run === 'string' ? [run] : [])),
    steps,
    job,
  }
}

function useOf(uses: string) {
  const [action = '', ref = ''] = uses.split('@')
  const isLocal = action.startsWith('./')
  return { action, ref, isPinned: isLocal || /^[0-9a-f]{40}$/.test(ref) || /^sha256:[0-9a-f]{64}$/.test(ref) }
}

function orderOf(jobs: readonly Job[]): string[][] {
  const order: string[][] = []
  let done = new Set<string>()
  let rest = [...jobs]
  for (const { id, needs } of jobs) {
    const unknown = needs.find((name) => !jobs.some((job) => job.id === name))
    if (unknown) throw new Error(`The job “${id}” needs “${unknown}”, and there is no such job.`)
  }
  while (rest.length > 0) {
    const ready = rest.filter(({ needs }) => needs.every((name) => done.has(name)))
    if (ready.length === 0) throw new Error(`These jobs wait for each other: ${rest.map(({ id }) => id).join(', ')}.`)
    order.push(ready.map(({ id }) => id).toSorted())
    done = new Set([...done, ...ready.map(({ id }) => id)])
    rest = rest.filter((job) => !ready.includes(job))
  }
  return order
}
