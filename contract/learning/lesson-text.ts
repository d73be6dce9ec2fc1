/** What a step teaches, as it is stored: the lesson and the task at its end. */
export type LessonContent = {
  name: string
  effort: string
  summary: string
  /** Markdown, without the task. */
  lesson: string
  /** Markdown: what to submit, with the acceptance criteria as a list of check boxes. */
  instructions: string
  /** The sample database of the lesson's SQL, or an empty text. */
  sampleDatabase: string
}

export type QuizOption = { text: string; explanation: string; isRight: boolean }
export type Quiz = { key: string; question: string; options: QuizOption[] }
export type Section = { heading: string; anchor: string; text: string }

const taskHeading = '## Your task'
const fence = /^ {0,3}(`{3,}|~{3,})(.*)$/

type Line = { text: string; number: number; fence: 'opens' | 'inside' | 'closes' | null; info: string }

/** Every line with its place in or outside a fenced block. An unclosed block ends with the text. */
export function linesOf(markdown: string): Line[] {
  let open: { marker: string; info: string } | null = null
  return markdown.split('\n').map((text, index) => {
    const line = { text, number: index + 1 }
    const [, marker = '', rest = ''] = fence.exec(text) ?? []
    if (!open) {
      if (!marker) return { ...line, fence: null, info: '' }
      open = { marker, info: rest.trim() }
      return { ...line, fence: 'opens', info: open.info }
    }
    const { info } = open
    const isEnd = marker.startsWith(open.marker) && rest.trim() === ''
    if (isEnd) open = null
    return { ...line, fence: isEnd ? 'closes' : 'inside', info }
  })
}

/** A lesson file of a course folder: front matter, lesson, and the task under its own heading. */
export function parseLessonFile(file: string): LessonContent {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n')) ?? [
    '',
    '',
    file,
  ]
  const field = (name: string) => new RegExp(`^${name}: *(.+)$`, 'm').exec(front)?.[1]?.trim() ?? ''
  const at = linesOf(body).findIndex((line) => line.fence === null && line.text.trimEnd() === taskHeading)
  const lines = body.split('\n')
  return {
    name: field('name'),
    effort: field('effort'),
    summary: field('summary'),
    lesson: (at < 0 ? lines : lines.slice(0, at)).join('\n').trim(),
    instructions:
      at < 0
        ? ''
        : lines
            .slice(at + 1)
            .join('\n')
            .trim(),
    sampleDatabase: field('database'),
  }
}

export function toLessonFile({ name, effort, summary, lesson, instructions, sampleDatabase }: LessonContent): string {
  const front = [`name: ${name}`, `effort: ${effort}`, `summary: ${summary}`]
  if (sampleDatabase) front.push(`database: ${sampleDatabase}`)
  const task = instructions ? `\n${taskHeading}\n\n${instructions}\n` : ''
  return `---\n${front.join('\n')}\n---\n\n${lesson}\n${task}`
}

/** Short and the same in the browser and on the server; not for secrets. */
function shortHash(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of text) hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0)!)) * 0x100000001b3n)
  return hash.toString(36)
}

/** Names a paragraph or a question by its text, so that it is found again after others were added before it. */
export const keyOf = (text: string): string => shortHash(text.replaceAll(/\s+/g, ' ').trim())

/** A question, then one option per line: `- [x] text :: explanation`. */
export function parseQuiz(source: string): Quiz {
  const option = /^- \[([ x])\] (.*?)(?: :: (.*))?$/
  const lines = source.split('\n').map((line) => line.trim())
  const question = lines
    .filter((line) => !option.test(line))
    .join('\n')
    .trim()
  const options = lines.flatMap((line): QuizOption[] => {
    const [, mark, text = '', explanation = ''] = option.exec(line) ?? []
    return mark === undefined ? [] : [{ text, explanation, isRight: mark === 'x' }]
  })
  return { key: keyOf(question), question, options }
}

export type Fence = { info: string; code: string; line: number }

export function fencesOf(markdown: string): Fence[] {
  const found: Fence[] = []
  const code: string[] = []
  for (const { fence: place, text, info, number } of linesOf(markdown)) {
    if (place === 'opens') found.push({ info, code: '', line: number })
    if (place === 'inside') code.push(text)
    if (place === 'closes') found.at(-1)!.code = code.splice(0).join('\n')
  }
  return found
}

export const quizzesOf = (markdown: string): Quiz[] =>
  fencesOf(markdown).flatMap(({ info, code }) => (info === 'quiz' ? parseQuiz(code) : []))

/** The id of a heading in the page. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'section'

export type LessonHeading = { heading: string; depth: number }

/** The heading that a line of Markdown is, without its marks; null for any other line. */
export function headingOf(line: string): LessonHeading | null {
  const [, marks, text = ''] = /^(#{1,6}) +(.*?)(?: +#+)?$/.exec(line) ?? []
  return marks ? { heading: withoutMarks(text), depth: marks.length } : null
}

/** Code keeps its stars and underscores, and so does a name with underscores inside. */
const withoutMarks = (text: string): string =>
  text
    .split('`')
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
            .replaceAll(/\*+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ''),
    )
    .join('')

/** The headings of a lesson with their ids in the page. */
export function headingsOf(markdown: string): (LessonHeading & { anchor: string })[] {
  const used = new Map<string, number>()
  return linesOf(markdown).flatMap(({ text, fence: place }) => {
    const found = place === null ? headingOf(text) : null
    return found ? { ...found, anchor: uniqueAnchor(used, found.heading) } : []
  })
}

/** An entry of the table of contents. */
export type ContentsEntry = {
  heading: string
  /** The id of the heading in the page. */
  anchor: string
  /** 1 for a main heading, 2 for one under it. */
  level: 1 | 2
}

/** The table of contents: the two highest levels of headings. */
export function contentsOf(markdown: string): ContentsEntry[] {
  const headings = headingsOf(markdown)
  const top = Math.min(...headings.map(({ depth }) => depth))
  return headings.flatMap(({ heading, anchor, depth }) =>
    depth > top + 1 ? [] : { heading, anchor, level: depth === top ? 1 : 2 },
  )
}

/** The text under each heading, for the search. What comes before the first heading has an empty one. */
export function sectionsOf(markdown: string): Section[] {
  const sections: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }]
  for (const { text, fence: place, info } of linesOf(markdown)) {
    const heading = place === null ? headingOf(text) : null
    if (heading) sections.push({ heading: heading.heading, lines: [] })
    else if (place === null) sections.at(-1)!.lines.push(withoutMarkup(text))
    else if (place === 'inside' && info !== 'quiz') sections.at(-1)!.lines.push(text)
  }
  const used = new Map<string, number>()
  return sections
    .map(({ heading, lines }) => ({
      heading,
      anchor: heading && uniqueAnchor(used, heading),
      text: lines.join('\n').trim(),
    }))
    .filter(({ heading, text }) => heading !== '' || text !== '')
}

/** A text as it is read, for an excerpt: without its marks. */
export const plainTextOf = (markdown: string): string =>
  sectionsOf(markdown)
    .map(({ heading, text }) => [heading, text].filter((part) => part !== '').join('\n'))
    .join('\n')

/** A line as it is read: without marks of lists, quotes, callouts and tables. */
function withoutMarkup(line: string): string {
  const text = line.replace(/^\s*(?:> ?)*(?:[-*+] (?:\[[ x]\] )?|\d+[.)] )?/, '')
  if (/^\[!\w+\]$|^[|:\s-]*$/.test(text)) return ''
  const isRow = text.startsWith('|') && text.trimEnd().endsWith('|')
  return withoutMarks(
    isRow
      ? text
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
          .join(' · ')
      : text,
  )
}

/** The second heading of the same name gets `-2`, as the page does it. */
export function uniqueAnchor(used: Map<string, number>, heading: string): string {
  const anchor = anchorOf(heading)
  const count = (used.get(anchor) ?? 0) + 1
  used.set(anchor, count)
  return count === 1 ? anchor : `${anchor}-${count}`
}

/** What a lesson says is worth remembering: the list under “Recap”. */
export function recapOf(lesson: string): string[] {
  const items: string[] = []
  let isIn = false
  for (const { text, fence: place } of linesOf(lesson)) {
    const heading = place === null ? headingOf(text) : null
    if (heading) isIn = /^recap$/i.test(heading.heading)
    else if (isIn && /^[-*] /.test(text)) items.push(text.slice(2).trim())
    else if (isIn && text.startsWith('  ')) items.push(`${items.pop() ?? ''} ${text.trim()}`.trim())
  }
  return items
}

export const criteriaOf = (instructions: string): string[] =>
  linesOf(instructions).flatMap(({ text, fence: place }) =>
    place === null ? (/^ *[-*] \[[ x]\] (.+)$/.exec(text)?.[1] ?? []) : [],
  )

export const countWords = (markdown: string): number => markdown.split(/\s+/).filter(Boolean).length

/** Code takes its time too: a slow, careful pace. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / 130))

/** A name as it is written in a link; %20 is a space. */
export function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

type MarkdownLink = { to: string; line: number; alt: string | null }

/** Links and images outside code, with the line of each. `alt` is null for a link. */
export const linksIn = (markdown: string): MarkdownLink[] =>
  linesOf(markdown).flatMap(({ text, number, fence: place }) =>
    place === null
      ? [...text.replaceAll(/`[^`]*`/g, '').matchAll(linkPattern)].map(([, mark, alt = '', to = '']) => ({
          to,
          line: number,
          alt: mark ? alt : null,
        }))
      : [],
  )

const linkPattern = /(!?)\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g
const isMaterial = (to: string) => !/^(?:[a-z][a-z\d+.-]*:|#|\/)/i.test(to)

/** Names of materials that the Markdown links to or shows, with the line of each. */
export const materialsIn = (markdown: string): { name: string; line: number; alt: string | null }[] =>
  linksIn(markdown).flatMap(({ to, ...link }) => (isMaterial(to) ? { name: decoded(to), ...link } : []))

/** Puts a folder in front of every material, as the files of a course folder have it. */
export const withMaterialFolder = (markdown: string, folder: string): string =>
  linesOf(markdown)
    .map(({ text, fence: place }) => (place === null ? withFolder(text, folder) : text))
    .join('\n')

/** Code within the line stays as it is. */
const withFolder = (line: string, folder: string) =>
  line
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/(\]\()([^)\s]+)/g, (whole, start: string, to: string) =>
            isMaterial(to) ? `${start}${folder}/${to}` : whole,
          ),
    )
    .join('')
