import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Outcome, Sample } from './samples.ts'

const runner = join(import.meta.dirname, 'script-runner.ts')
/** For one sample. Only endless ones take as long, so a busy machine does no harm. */
const defaultLimitMs = 60_000

/** What JavaScript and TypeScript samples print, in the order of the samples. */
export async function runScripts(samples: readonly Sample[], limitMs = defaultLimitMs): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'samples-'))
  try {
    const files = samples.map(({ language }, index) => join(folder, `${index}.m${language}`))
    await Promise.all(files.map((file, index) => writeFile(file, samples[index]!.code)))
    const outcomes: Outcome[] = []
    // A sample that never ends takes its process with it; the next process goes on after it.
    while (outcomes.length < files.length) outcomes.push(...(await runFiles(files.slice(outcomes.length), limitMs)))
    return outcomes
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** At least one outcome. */
async function runFiles(files: string[], limitMs: number): Promise<Outcome[]> {
  // Learners are in India; a sample must not depend on where the tests run.
  const env = { PATH: process.env['PATH'], TZ: 'Asia/Kolkata' }
  const child = spawn(process.execPath, [runner, ...files], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const outcomes: Outcome[] = []
  let end = 'The sample ends the process.'
  const stop = () => {
    end = `The sample doesn’t end within ${limitMs / 1000} seconds.`
    child.kill('SIGKILL')
  }
  let timer = setTimeout(stop, limitMs)
  for await (const line of createInterface({ input: child.stdout })) {
    clearTimeout(timer)
    timer = setTimeout(stop, limitMs)
    const { printed, error } = JSON.parse(line) as { printed: string; error: string | null }
    outcomes.push({ printed: printed === '' ? [] : printed.replace(/\n$/, '').split('\n'), error })
  }
  clearTimeout(timer)
  if (outcomes.length < files.length) outcomes.push({ printed: [], error: end })
  return outcomes
}
