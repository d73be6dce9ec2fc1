import { parseChecks } from '#engines/parse-checks.ts'
import type { Check } from '#engines/program.ts'
import { checkProblems, weaknesses } from '../exercises/exercise-files.ts'
import { linesOf } from '../lesson-text.ts'
import {
  isPattern,
  type Pattern,
  patterns,
  type ProblemLanguage,
  problemLanguages,
  type ProblemLevel,
  problemLevels,
} from './patterns.ts'

export type ProblemTrial = {
  /** The check that fails; null if the solution is right. */
  fails: string | null
  /** Nothing else fails: a solution that is right and only too slow. */
  isOnly: boolean
  code: Partial<Record<ProblemLanguage, string>>
  line: number
}

/** A small exercise of its own, as its file has it. */
export type ProblemSource = {
  name: string
  level: ProblemLevel
  pattern: Pattern
  seconds: number
  /** Markdown, with the constraints. */
  statement: string
  starter: Record<ProblemLanguage, string>
  solution: Record<ProblemLanguage, string>
  /** Markdown: why the model solution works, and what it costs. */
  reasoning: string
  visibleChecks: string
  hiddenChecks: string
  trials: ProblemTrial[]
}

export type ProblemFault = { line: number | null; message: string }

const defaultSeconds = 4

type Fence = { info: string; text: string; line: number }
type Section = { title: string; line: number; text: string; fences: Fence[] }

/** Reads the file of a problem. What is wrong with it is named with its line. */
export function parseProblem(file: string): { problem: ProblemSource; faults: ProblemFault[] } {
  const faults: ProblemFault[] = []
  const note = (line: number | null, message: string) => void faults.push({ line, message })
  const text = file.replaceAll('\r\n', '\n')
  const [whole = '', front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
  if (whole === '') note(1, 'Start with name, level and pattern between two lines of ---.')
  const field = (name: string) => new RegExp(`^${name}: *(.+)$`, 'm').exec(front)?.[1]?.trim() ?? ''
  const [statement, ...sections] = sectionsOf(text.slice(whole.length), whole.split('\n').length - 1)
  const sectionOf = (title: string) => sections.find((section) => section.title === title)
  const codeOf = (title: string): Record<ProblemLanguage, string> => {
    const section = sectionOf(title)
    if (!section) note(null, `The section “## ${title}” is missing.`)
    const [javascript, python] = ['js', 'python'].map((info) => section?.fences.find((fence) => fence.info === info))
    if (section && !(javascript && python)) note(section.line, `${title}: give a js and a python fence.`)
    return { javascript: javascript?.text ?? '', python: python?.text ?? '' }
  }
  const checksOf = (title: string): Fence => {
    const section = sectionOf(title)
    const fence = section?.fences.find(({ info }) => info === 'js')
    if (!fence) note(section?.line ?? null, `The section “## ${title}” needs a js fence with export default [ … ].`)
    return fence ?? { info: 'js', text: 'export default []', line: 1 }
  }
  const [visible, hidden] = [checksOf('Checks'), checksOf('Hidden checks')]
  const level = problemLevels.find((one) => one === field('level'))
  if (!level) note(1, `level is one of ${problemLevels.join(', ')}.`)
  const pattern = field('pattern')
  if (!isPattern(pattern)) note(1, `pattern is one of ${patterns.join(', ')}.`)
  const seconds = Number(field('seconds') || defaultSeconds)
  if (!(seconds >= 1 && seconds <= 10)) note(1, 'seconds is a number from 1 to 10.')
  const name = field('name')
  if (name === '' || name.length > 60) note(1, 'name has 1 to 60 characters.')
  if (!/^## Constraints$/m.test(statement!.text)) note(null, 'Write “## Constraints” below the statement.')
  const known = new Set(['Starter', 'Checks', 'Hidden checks', 'Solution', 'Trials'])
  for (const { title, line } of sections) if (!known.has(title)) note(line, `There is no section “${title}”.`)
  const problem: ProblemSource = {
    name,
    level: level ?? 'easy',
    pattern: isPattern(pattern) ? pattern : 'one walk',
    seconds,
    statement: statement!.text.trim(),
    starter: codeOf('Starter'),
    solution: codeOf('Solution'),
    reasoning: withoutFences(sectionOf('Solution')?.text ?? ''),
    visibleChecks: visible.text,
    hiddenChecks: hidden.text,
    trials: trialsIn(sectionOf('Trials'), note),
  }
  faults.push(...checkFaults(problem, { visible: visible.line, hidden: hidden.line }))
  return { problem, faults }
}

function checkFaults(problem: ProblemSource, lines: { visible: number; hidden: number }): ProblemFault[] {
  const faults: ProblemFault[] = []
  for (const [part, source] of [
    ['visible', problem.visibleChecks],
    ['hidden', problem.hiddenChecks],
  ] as const) {
    for (const language of problemLanguages) {
      for (const { line, message } of parseChecks(source, language).problems) {
        const found = { line: lines[part] + line, message: `${language}: ${message}` }
        faults.push(found)
      }
    }
  }
  if (faults.length > 0) return faults
  const { visible, hidden } = checksOfProblem(problem, 'javascript')
  const examples = visible.filter(({ example }) => example !== undefined)
  const names = new Set([...visible, ...hidden].map((check) => check.name))
  const messages = [
    ...checkProblems({ visible, hidden }),
    ...weaknesses({ visible, hidden }),
    ...(examples.length < 2 ? ['Give at least two visible checks an example: why is the result right?'] : []),
    ...(hidden.some(({ example }) => example !== undefined) ? ['A hidden check can’t be an example.'] : []),
    ...(problem.reasoning.length < 100 ? ['Say in “## Solution” why it works and what it costs.'] : []),
    ...problem.trials.flatMap(({ fails }) =>
      fails === null || names.has(fails) ? [] : [`Trials: there is no check “${fails}”.`],
    ),
  ]
  return messages.map((message) => ({ line: null, message }))
}

export function checksOfProblem(
  { visibleChecks, hiddenChecks }: Pick<ProblemSource, 'visibleChecks' | 'hiddenChecks'>,
  language: ProblemLanguage,
): { visible: Check[]; hidden: Check[] } {
  const [visible, hidden] = [visibleChecks, hiddenChecks].map((source) => parseChecks(source, language).checks)
  return { visible: visible!, hidden: hidden! }
}

/** `…/problems/04-best-trade.md` is best-trade; the number gives only the order. */
export const slugOf = (path: string): string => path.replace(/^.*\//, '').replace(/^\d+-/, '').replace(/\.md$/, '')

/** The first one is what comes before the first heading that isn't the statement's own. */
function sectionsOf(body: string, linesBefore: number): Section[] {
  const sections: (Section & { lines: string[] })[] = [{ title: '', line: 1, text: '', fences: [], lines: [] }]
  let fence: (Fence & { lines: string[] }) | null = null
  for (const { text, number, fence: part, info } of linesOf(body)) {
    const line = linesBefore + number
    const [, title = ''] = (part === null && /^## (.+)$/.exec(text)) || []
    if (title !== '' && title !== 'Constraints') {
      sections.push({ title: title.trim(), line, text: '', fences: [], lines: [] })
      continue
    }
    const section = sections.at(-1)!
    section.lines.push(text)
    if (part === 'opens') fence = { info, text: '', line, lines: [] }
    else if (part === 'inside') fence?.lines.push(text)
    else if (part === 'closes' && fence) {
      section.fences.push({ info: fence.info, text: `${fence.lines.join('\n')}\n`, line: fence.line })
      fence = null
    }
  }
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join('\n') }))
}

const withoutFences = (text: string): string =>
  linesOf(text)
    .filter(({ fence, info }) => fence === null || (info !== 'js' && info !== 'python'))
    .map((line) => line.text)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

function trialsIn(section: Section | undefined, note: (line: number, message: string) => void): ProblemTrial[] {
  const trials: ProblemTrial[] = []
  const fences = section?.fences ?? []
  const heads = linesOf(section?.text ?? '').filter(({ fence, text }) => fence === null && text.startsWith('### '))
  for (const [index, { text, number }] of heads.entries()) {
    const line = section!.line + number
    const end = section!.line + (heads[index + 1]?.number ?? Number.POSITIVE_INFINITY)
    const own = fences.filter((fence) => fence.line > line && fence.line < end)
    const [, only, fails = null] = /^### (only )?fails: (.+)$/.exec(text.trim()) ?? []
    if (fails === null && text.trim() !== '### passes')
      note(line, 'Write “### fails: name of a check”, “### only fails: …” or “### passes”.')
    if (!own.some(({ info }) => info === 'js' || info === 'python')) note(line, 'This trial has no js or python fence.')
    const [javascript, python] = ['js', 'python'].map((info) => own.find((fence) => fence.info === info)?.text)
    trials.push({
      fails,
      isOnly: only !== undefined,
      code: { ...(javascript && { javascript }), ...(python && { python }) },
      line,
    })
  }
  return trials
}
