import { parseAllDocuments, type Document, type YAMLError } from 'yaml'
import { lineAt, refuse } from './texts.ts'

/** As the tools of these files read them: `on` is a text, two equal keys are an error, `<<` merges. */
const options = { version: '1.2', merge: true, uniqueKeys: true, prettyErrors: false } as const

export function readDocuments(path: string, text: string): unknown[] {
  const found = parseAllDocuments(text, options)
  const documents = (Array.isArray(found) ? found : []) as Document[]
  for (const { errors } of documents) {
    const [first] = errors
    if (first) refuse(path, lineAt(text, first.pos[0]), plainWords(first, text))
  }
  return documents.map((document) => valueOf(path, document)).filter((value) => value !== null && value !== undefined)
}

function valueOf(path: string, document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 50 })
  } catch (error) {
    return refuse(path, null, error instanceof Error ? error.message : 'This YAML can’t be read.')
  }
}

export function readYaml(path: string, text: string): unknown {
  const documents = readDocuments(path, text)
  if (documents.length > 1)
    refuse(path, null, `${path} has ${documents.length} documents, split by ---. One is expected.`)
  return documents[0] ?? null
}

const words: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'There is a tab at the beginning of this line. YAML is indented with spaces only.',
  BAD_INDENT: 'The indentation doesn’t fit. Entries of the same list or mapping begin in the same column.',
  DUPLICATE_KEY: 'This key is there twice in the same mapping. Keep one of them.',
  MISSING_CHAR: 'Something is missing here: a colon, a quote or a closing bracket.',
  UNEXPECTED_TOKEN:
    'This isn’t expected here. Look at the colon and the indentation of this line and of the one before.',
  BLOCK_AS_IMPLICIT_KEY: 'A mapping can’t begin here. A value that contains “: ” needs quotes around it.',
  MULTILINE_IMPLICIT_KEY: 'A key must be on one line, with a colon after it. Is the colon missing?',
  BLOCK_IN_FLOW: 'A list with - can’t be inside brackets.',
  BAD_ALIAS: 'This value begins with *. A text that begins with * needs quotes around it.',
  BAD_SCALAR_START: 'A value can’t begin with this character. Put quotes around it.',
  UNRESOLVED_ALIAS: 'A text that begins with * needs quotes: without them YAML looks for an anchor of that name.',
} as Partial<Record<YAMLError['code'], string>>

function plainWords({ code, message, pos }: YAMLError, text: string): string {
  const line = text.split('\n')[lineAt(text, pos[0]) - 1] ?? ''
  if (code === 'BAD_INDENT' && line.includes('\t')) return words.TAB_AS_INDENT!
  return words[code] ?? `This YAML can’t be read: ${message.split('\n')[0]}`
}
