/** The few colours a reader tells apart; the highlighter knows ten times as many names. */
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
// What stands inside a string or a parameter list, and is code like any other.
const plain = new Set(['subst', 'punctuation', 'params'])

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/**
 * Reads the highlighter's markup into tokens. We never put that markup into a page: what learners write reaches it as
 * text alone, whatever the highlighter makes of it.
 */
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

function kindOf(className: string, around: Kind | null): Kind | null {
  const [name = ''] = className.replace('hljs-', '').split(' ')
  return plain.has(name) ? null : (kindByName.get(name) ?? around)
}

function append(tokens: Token[], text: string, kind: Kind | null) {
  const last = tokens.at(-1)
  if (last?.kind === kind) last.text += text
  else tokens.push({ text, kind })
}

/** One list per line. Joined again with line ends, the texts are what went in. */
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
