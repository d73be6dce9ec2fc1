/** Replaces the characters from `start` to `end`, then selects a part of the result. */
export type Insertion = { start: number; end: number; text: string; select: { from: number; to: number } }
export type Selection = { start: number; end: number }

/** `‹…›` marks what is selected afterwards, and takes the place of what was selected before. */
type Template = { text: string; isBlock: boolean }

export const templates = {
  heading: { text: '## ‹Heading›', isBlock: true },
  code: { text: '```‹js›\n\n```', isBlock: true },
  run: { text: '```js run\n‹console.log(1 + 1)› // → 2\n```', isBlock: true },
  quiz: {
    text: '```quiz\n‹What does it print?›\n- [ ] An option :: Why it is wrong.\n- [x] The right option :: Why it is right.\n- [ ] Another option :: Why it is wrong.\n```',
    isBlock: true,
  },
  tip: { text: '> [!TIP]\n> ‹What helps›', isBlock: true },
  table: { text: '| ‹Column› | Column |\n| --- | --- |\n| Value | Value |', isBlock: true },
  criterion: { text: '- [ ] ‹What a mentor checks›', isBlock: true },
  link: { text: '[‹text›](https://)', isBlock: false },
} satisfies Record<string, Template>
export type TemplateName = keyof typeof templates

export function insertTemplate(text: string, { start, end }: Selection, name: TemplateName): Insertion {
  const { text: template, isBlock } = templates[name]
  const selected = text.slice(start, end)
  const [before = '', placeholder = '', after = ''] = template.split(/[‹›]/)
  // In code, the selection is the language.
  const marked = selected !== '' && name !== 'code' ? selected : placeholder
  const lead = isBlock ? blankLinesBefore(text.slice(0, start)) : ''
  const trail = isBlock ? blankLinesAfter(text.slice(end)) : ''
  const from = start + lead.length + before.length
  return { start, end, text: `${lead}${before}${marked}${after}${trail}`, select: { from, to: from + marked.length } }
}

/** A link or an image that names a material, after what is selected. */
export function insertMaterial({ end }: Selection, name: string, alt: string | null): Insertion {
  const text = alt === null ? `[${name}](${toLink(name)})` : `![${alt}](${toLink(name)})`
  const at = end + text.length
  return { start: end, end, text, select: { from: at, to: at } }
}

/** Blocks are separated by an empty line. */
const blankLinesBefore = (text: string) =>
  text === '' || text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n'
const blankLinesAfter = (text: string) =>
  text === '' ? '\n' : text.startsWith('\n\n') ? '' : text.startsWith('\n') ? '\n' : '\n\n'

/** A name as it is written in a link. */
export const toLink = (name: string): string => encodeURI(name).replaceAll('(', '%28').replaceAll(')', '%29')

/** The links to a material after it was renamed. */
export const renameLinks = (markdown: string, from: string, to: string): string =>
  [...new Set([from, toLink(from)])].reduce(
    (text, link) => text.replaceAll(`](${link})`, `](${toLink(to)})`).replaceAll(`](${link} "`, `](${toLink(to)} "`),
    markdown,
  )

/** Where a line, counted from 1, begins. */
export function startOfLine(text: string, line: number): number {
  let at = 0
  for (let passed = 1; passed < line; passed += 1) {
    const end = text.indexOf('\n', at)
    if (end < 0) break
    at = end + 1
  }
  return at
}
