import { parseProblem, slugOf } from '#contract/learning/problems/problem-file.ts'
import type { ProblemFields } from '../lessons/problems.store.ts'
import type { CourseFiles, FolderProblem } from './folder.ts'

const maxSource = 100_000

/** Reads `<step>/problems/<number>-<slug>.md`. What is wrong names the file and the line. */
export function readProblems(files: CourseFiles, stem: string, problems: FolderProblem[]): ProblemFields[] {
  const folder = `${stem}/problems/`
  const slugs = new Set<string>()
  return [...files].flatMap(([path, content]) => {
    if (!path.startsWith(folder)) return []
    const note = (line: number | null, message: string) => void problems.push({ path, line, message })
    const [, number] = /^(\d{1,3})-[a-z\d-]{1,60}\.md$/.exec(path.slice(folder.length)) ?? []
    const source = content.toString('utf8')
    if (!number) note(null, 'Name it with a number, small letters, digits and hyphens, such as 04-best-trade.md.')
    else if (source.length > maxSource || source.includes('\0'))
      note(null, `A problem is a text of at most ${maxSource} characters.`)
    else {
      const slug = slugOf(path)
      const { problem, faults } = parseProblem(source)
      for (const { line, message } of faults) note(line, message)
      if (slugs.has(slug)) note(null, `Two problems are called ${slug}.`)
      slugs.add(slug)
      const { name, level, pattern } = problem
      return [{ slug, position: Number(number), name, level, pattern, source }]
    }
    return []
  })
}

/** The files of a step's problems, as `readProblems` reads them. */
export const problemEntries = (stem: string, problems: ProblemFields[]): { path: string; text: string }[] =>
  problems.map(({ position, slug, source }) => ({
    path: `${stem}/problems/${String(position).padStart(2, '0')}-${slug}.md`,
    text: source,
  }))
