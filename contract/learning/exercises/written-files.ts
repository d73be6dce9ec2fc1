import type { Bug } from '#engines/program.ts'
import { linesOf } from '../lesson-text.ts'

export type WrittenProblem = { line: number; message: string }

/** Files under a heading, in a document such as trials.md. */
export type WrittenFiles = {
  heading: string
  description: string
  files: Bug['files']
  /** Of its heading. */
  line: number
}

/** Reads headings, each with a sentence and files, which are named before their fenced blocks. */
export function readWrittenFiles(markdown: string): { written: WrittenFiles[]; problems: WrittenProblem[] } {
  const written: WrittenFiles[] = []
  const problems: WrittenProblem[] = []
  let path: string | null = null
  let code: string[] = []
  for (const { text, number: line, fence } of linesOf(markdown.replaceAll('\r\n', '\n'))) {
    const note = (message: string) => void problems.push({ line, message })
    const last = written.at(-1)
    if (fence === 'inside') code.push(text)
    else if (fence === 'opens') {
      code = []
      if (!path) note('Name the file in backticks on a line before its code.')
    } else if (fence === 'closes') {
      if (path) last?.files.push({ path, text: `${code.join('\n')}\n` })
      path = null
    } else if (text.startsWith('## ')) {
      path = null
      written.push({ heading: text.slice(3).trim(), description: '', files: [], line })
    } else if (/^`[^`]+`:?$/.test(text.trim())) {
      path = text.trim().replaceAll(/`|:$/g, '')
      if (!last) note('Begin with a heading before its files.')
    } else if (last && text.trim() !== '' && last.files.length === 0)
      last.description = `${last.description} ${text.trim()}`.trim()
  }
  const empty = written.filter(({ files }) => files.length === 0)
  return { written, problems: [...problems, ...empty.map(({ line }) => ({ line, message: 'There is no file here.' }))] }
}

/** bugs.md: mistakes that learners' own tests should find, each with the files that differ from the model solution. */
export const readBugs = (markdown: string): Bug[] =>
  readWrittenFiles(markdown).written.map(({ heading, files }) => ({ name: heading, files }))
