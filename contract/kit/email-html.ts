type Tag =
  | 'a'
  | 'blockquote'
  | 'br'
  | 'code'
  | 'del'
  | 'div'
  | 'em'
  | 'h2'
  | 'h3'
  | 'hr'
  | 'li'
  | 'ol'
  | 'p'
  | 'pre'
  | 'span'
  | 'strong'
  | 'sup'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'tr'
  | 'ul'

type Attributes = { style?: Record<string, string>; href?: string; start?: number; title?: string }

/**
 * A part of a formatted email. As data and not as text, because a page shows it too: there inline styles are allowed only
 * if a script sets them, and text can't become markup on the way.
 */
export type EmailNode = string | { tag: Tag; attributes: Attributes; children: EmailNode[] }

/** Mail apps ignore style sheets, so each element has its own style. The colours are those of the light theme. */
const styles: Partial<Record<Tag, Record<string, string>>> = {
  a: { color: '#3b3fa8', textDecoration: 'underline' },
  blockquote: { margin: '0 0 16px', padding: '0 0 0 12px', borderLeft: '3px solid #d5d8ef' },
  code: { fontFamily: 'Consolas, Menlo, monospace', fontSize: '14px', backgroundColor: '#eef0fb' },
  h2: { margin: '24px 0 8px', fontSize: '20px', fontWeight: '700', lineHeight: '1.3' },
  h3: { margin: '20px 0 8px', fontSize: '17px', fontWeight: '700', lineHeight: '1.3' },
  hr: { margin: '24px 0', border: '0', borderTop: '1px solid #d5d8ef' },
  li: { margin: '0 0 4px' },
  ol: { margin: '0 0 16px', padding: '0 0 0 24px', listStyle: 'decimal' },
  p: { margin: '0 0 16px' },
  pre: {
    margin: '0 0 16px',
    padding: '12px',
    borderRadius: '8px',
    backgroundColor: '#eef0fb',
    fontFamily: 'Consolas, Menlo, monospace',
    fontSize: '14px',
    whiteSpace: 'pre-wrap',
  },
  table: { margin: '0 0 16px', borderCollapse: 'collapse' },
  td: { padding: '6px 12px 6px 0', borderBottom: '1px solid #d5d8ef', verticalAlign: 'top' },
  th: { padding: '6px 12px 6px 0', borderBottom: '1px solid #d5d8ef', textAlign: 'left' },
  ul: { margin: '0 0 16px', padding: '0 0 0 24px', listStyle: 'disc' },
}

export const element = (tag: Tag, children: EmailNode[] = [], attributes: Attributes = {}): EmailNode => ({
  tag,
  attributes: { ...(styles[tag] && { style: styles[tag] }), ...attributes },
  children,
})

/** With every line break kept. */
export const linesOf = (text: string): EmailNode[] =>
  text.split('\n').flatMap((line, at) => (at === 0 ? [line] : [element('br'), line]))

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

/**
 * Paragraphs of plain text. Only addresses of our own site become links: the text may quote a stranger, and a link would
 * look like ours.
 */
export function textBlocks(paragraphs: string[], publicUrl: string): EmailNode[] {
  const isOwn = (url: string) => url === publicUrl || url.startsWith(`${publicUrl}/`)
  const partOf = (text: string) => (isOwn(text) ? [element('a', [text], { href: text })] : linesOf(text))
  return paragraphs.map((paragraph) => element('p', paragraph.split(address).flatMap(partOf)))
}

const page = { padding: '24px 12px', backgroundColor: '#fffbf4' }
const column = {
  maxWidth: '600px',
  margin: '0 auto',
  color: '#171a3b',
  fontFamily: "'Anek Latin', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  fontSize: '16px',
  lineHeight: '1.55',
  overflowWrap: 'anywhere',
}
const brand = { margin: '0 0 12px', fontSize: '18px', fontWeight: '700' }
const card = {
  padding: '24px 24px 8px',
  border: '1px solid #e4e6f4',
  borderRadius: '10px',
  backgroundColor: '#ffffff',
}
const small = { margin: '16px 0 0', color: '#5a5d7a', fontSize: '14px' }

type School = { name: string; supportEmail: string; supportPhone: string }

/** What every email ends with. */
export const signOff = ({ name }: Pick<School, 'name'>): string => `Team ${name}`
export const supportLine = ({ supportEmail, supportPhone }: Omit<School, 'name'>): string =>
  `Need help? Write to ${supportEmail} or call ${supportPhone}.`

type Formatted = { greeting: string; blocks: EmailNode[]; school: School }

/** An email that was written with formatting. */
export const formattedEmail = ({ greeting, blocks, school }: Formatted): EmailNode =>
  emailLayout({
    schoolName: school.name,
    blocks: [element('p', [greeting]), ...blocks, element('p', [signOff(school)])],
    footer: supportLine(school),
  })

type Layout = { schoolName: string; blocks: EmailNode[]; footer: string }

/** What every formatted email looks like. It loads nothing: pictures would tell when it was read. */
export const emailLayout = ({ schoolName, blocks, footer }: Layout): EmailNode =>
  element(
    'div',
    [
      element(
        'div',
        [
          element('p', [schoolName], { style: brand }),
          element('div', blocks, { style: card }),
          element('p', [footer], { style: small }),
        ],
        { style: column },
      ),
    ],
    { style: page },
  )

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign]!)

const cssOf = (style: Record<string, string>) =>
  Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')

function htmlOf(node: EmailNode): string {
  if (typeof node === 'string') return escape(node)
  const { tag, attributes, children } = node
  const { style, ...others } = attributes
  const written = Object.entries({ ...(style && { style: cssOf(style) }), ...others })
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('')
  const isVoid = tag === 'br' || tag === 'hr'
  return isVoid ? `<${tag}${written}>` : `<${tag}${written}>${children.map(htmlOf).join('')}</${tag}>`
}

export const htmlDocument = (title: string, body: EmailNode): string =>
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">' +
  `<title>${escape(title)}</title></head><body style="margin:0">${htmlOf(body)}</body></html>`
