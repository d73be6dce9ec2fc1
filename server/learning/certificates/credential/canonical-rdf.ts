import { createHash } from 'node:crypto'
import type { Json } from './canonical-json.ts'
import { names, type Term, terms } from './terms.ts'

type Node = { [key: string]: Json }

const rdfType = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'

/**
 * A document as the sorted statements it makes (RDF Dataset Canonicalization, RDFC-1.0). However its JSON is written,
 * the same claims give the same lines; these are what is signed.
 */
export function canonicalRdf(document: Node): string {
  const statements: string[] = []
  let unnamed = 0

  function tell(node: Node): string {
    const subject = typeof node['id'] === 'string' ? iri(node['id']) : `_:b${unnamed++}`
    for (const [key, value] of Object.entries(node)) {
      if (key === '@context' || key === 'id') continue
      const term = key === 'type' ? { property: rdfType, isName: true as const } : terms[key]
      if (!term) throw new Error(`The credential's term ${key} has no meaning`)
      for (const one of [value].flat()) statements.push(`${subject} ${iri(term.property)} ${object(one, term)} .\n`)
    }
    return subject
  }
  const object = (value: Json, term: Term) =>
    typeof value === 'object' && value !== null ? tell(value as Node) : scalar(value, term)

  tell(document)
  return sorted(relabel(statements))
}

const iri = (name: string) => `<${name}>`

function scalar(value: string | number | boolean | null, { isName, datatype }: Term): string {
  const text = String(value)
  if (isName) return iri(names[text] ?? text)
  return datatype ? `${literal(text)}^^${iri(datatype)}` : literal(text)
}

const short: Record<string, string> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
}
const escaped = (sign: string) =>
  short[sign] ?? (sign <= '\u007f' ? `\\u${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}` : sign)
const literal = (text: string) => `"${text.replaceAll(/[\p{Cc}"\\]/gu, escaped)}"`

// By code points, which is the order of UTF-8; JavaScript's own is that of UTF-16.
const sorted = (lines: string[]) =>
  [...new Set(lines)].toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))).join('')

const label = /(?<=^|> )_:b\d+(?= )/g

/** Nodes without a name are numbered by the hash of what is said about them, so that the numbering is everybody's. */
function relabel(statements: string[]): string[] {
  const labels = new Set(statements.flatMap((line) => line.match(label) ?? []))
  const hashes = [...labels].map((own) => ({ own, hash: hashOf(own, statements) }))
  const ordered = hashes.toSorted((one, other) => (one.hash < other.hash ? -1 : 1)).map(({ own }) => own)
  // Two nodes of which exactly the same is said need the long way of the standard; ours never are alike.
  if (new Set(hashes.map(({ hash }) => hash)).size < hashes.length) throw new Error('Two unnamed nodes are alike')
  return statements.map((line) => line.replaceAll(label, (own) => `_:c14n${ordered.indexOf(own)}`))
}

function hashOf(own: string, statements: string[]): string {
  const about = statements.filter((line) => line.match(label)?.includes(own))
  const lines = about.map((line) => line.replaceAll(label, (other) => (other === own ? '_:a' : '_:z')))
  return createHash('sha256').update(sorted(lines)).digest('hex')
}
