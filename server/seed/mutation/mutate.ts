/** For writers: which changes to model solutions no check finds. See docs/lessons.md. */
import { exercisesOf, openRealms } from '../lesson-checks/exercises.ts'
import { filesOfCourse, lessonFolders } from '../lessons.ts'
import { readEquivalents, scoreOf } from './run-mutants.ts'

const print = (text: string) => void process.stdout.write(`${text}\n`)
const isAll = process.argv.includes('--all')
const wanted = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
  .map((argument) => argument.replace(/^courses\//, '').replace(/(?:\.md|\/)$/, ''))
if (wanted.length === 0) {
  print('Usage: node server/seed/mutation/mutate.ts <course>[/<beginning of a step>] … [--all]')
  process.exit(2)
}
const { realmsFor, close } = openRealms()
const percent = (total: number, survived: number) =>
  total === 0 ? 100 : Math.floor(((total - survived) / total) * 100)
for (const name of lessonFolders()) {
  const parts = wanted.filter((path) => path.split('/')[0] === name)
  if (parts.length === 0) continue
  const files = filesOfCourse(name)
  const isWanted = (stem: string) =>
    parts.some((part) => part === name || `${name}/${stem}` === part || `${name}/${stem}`.startsWith(`${part}-`))
  let [total, survived] = [0, 0]
  for (const step of exercisesOf(files).filter(({ stem }) => isWanted(stem))) {
    const equivalents = readEquivalents(files.get(`${step.stem}/exercise/equivalent.json`)?.toString('utf8'))
    const score = await scoreOf(realmsFor, step, equivalents, isAll ? { most: Infinity, withMarkup: true } : {})
    total += score.total
    survived += score.survivors.length
    print(`${name}/${step.stem}: ${score.total - score.survivors.length} of ${score.total} changes found`)
    for (const { key, line } of score.survivors) print(`  line ${line} survives: ${key}`)
    for (const problem of score.problems) print(`  ${problem}`)
  }
  print(`${name}: ${percent(total, survived)} % of ${total} changes found`)
}
close()
