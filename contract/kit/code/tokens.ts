/** The few colours a reader can tell apart; the highlighter has ten times as many classes. */
export const kinds = ['comment', 'keyword', 'string', 'number', 'title', 'type', 'name', 'meta'] as const
export type Kind = (typeof kinds)[number]

export type Token = { text: string; kind: string | null }

const names: Record<Kind, string> = {
  comment: 'comment quote doctag',
  keyword: 'keyword operator selector-pseudo deletion',
  string: 'string regexp char addition link code subst-string',
  number: 'number literal symbol bullet',
  title: 'title section selector-id selector-class strong',
  type: 'type built_in',
  name: 'name tag attr attribute property variable template-variable params selector-tag selector-attr template-tag',
  meta: 'meta formula emphasis',
}

const kindByName = new Map(
  Object.entries(names).flatMap(([kind, list]) => list.split(' ').map((name) => [name, kind as Kind] as const)),
)
// Inside a string or a parameter list, but ordinary code.
const plain = new Set(['subst', 'punctuation', 'params'])

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Parses the highlighter's markup into tokens. The markup itself never reaches the page, so learners' code cannot inject HTML. */
export function readMarkup(markup: string): Token[] {
  const tokens: Token[] = []
  const open: (Kind | null)[] = [null]
  for (const [piece, className] of markup.matchAll(/<span class="([^"]*)">|<\/span>|&[#\w]+;|[^<&]+|[<&]/g)) {
    if (className !== undefined) open.push(kindOf(className, open.at(-1) ?? null))
    else if (piece === '</span>') open.pop()
    else append(tokens, entities[piece] ?? piece, open.at(-1) ?? null)
  }
  return tokens
}

function kindOf(className: string, outer: Kind | null): Kind | null {
  const [name = ''] = className.replace('hljs-', '').split(' ')
  return plain.has(name) ? null : (kindByName.get(name) ?? outer)
}

function append(tokens: Token[], text: string, kind: Kind | null) {
  const last = tokens.at(-1)
  if (last?.kind === kind) last.text += text
  else tokens.push({ text, kind })
}

/** One list per line; joined with line breaks, they give the original text. */
export function splitLines(tokens: Token[]): Token[][] {
  const lines: Token[][] = [[]]
  for (const { text, kind } of tokens) {
    const [first = '', ...rest] = text.split('\n')
    if (first) lines.at(-1)!.push({ text: first, kind })
    for (const line of rest) lines.push(line ? [{ text: line, kind }] : [])
  }
  return lines
}

export const plainLines = (code: string): Token[][] => splitLines([{ text: code, kind: null }])

export const textOf = (lines: Token[][]): string =>
  lines.map((line) => line.map((token) => token.text).join('')).join('\n')
