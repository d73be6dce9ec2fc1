import { createHash } from 'node:crypto'
import type { Json } from './canonical-json.ts'
import { iris, type Term, terms } from './terms.ts'

type Node = { [key: string]: Json }

const rdfType = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'

/** The sorted statements of a document (RDF Dataset Canonicalization, RDFC-1.0), which are what is signed. */
export function canonicalRdf(document: Node): string {
  const statements: string[] = []
  let blankNodes = 0

  function addStatements(node: Node): string {
    const subject = typeof node['id'] === 'string' ? iri(node['id']) : `_:b${blankNodes++}`
    for (const [key, value] of Object.entries(node)) {
      if (key === '@context' || key === 'id') continue
      const term = key === 'type' ? { property: rdfType, isIri: true as const } : terms[key]
      if (!term) throw new Error(`The credential’s term ${key} is not defined`)
      for (const item of [value].flat()) statements.push(`${subject} ${iri(term.property)} ${object(item, term)} .\n`)
    }
    return subject
  }
  const object = (value: Json, term: Term) =>
    typeof value === 'object' && value !== null ? addStatements(value as Node) : scalar(value, term)

  addStatements(document)
  return sorted(relabel(statements))
}

const iri = (name: string) => `<${name}>`

function scalar(value: string | number | boolean | null, { isIri, datatype }: Term): string {
  const text = String(value)
  if (isIri) return iri(iris[text] ?? text)
  return datatype ? `${literal(text)}^^${iri(datatype)}` : literal(text)
}

const shortEscapes: Record<string, string> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
}
const escapeSign = (sign: string) =>
  shortEscapes[sign] ??
  (sign <= '\u007f' ? `\\u${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}` : sign)
const literal = (text: string) => `"${text.replaceAll(/[\p{Cc}"\\]/gu, escapeSign)}"`

// By code point, as UTF-8 sorts; JavaScript compares UTF-16 units.
const sorted = (lines: string[]) =>
  [...new Set(lines)].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).join('')

const label = /(?<=^|> )_:b\d+(?= )/g

/** Blank nodes are numbered by the hash of their statements, so that everybody gets the same numbers. */
function relabel(statements: string[]): string[] {
  const labels = new Set(statements.flatMap((line) => line.match(label) ?? []))
  const hashes = [...labels].map((node) => ({ node, hash: hashOf(node, statements) }))
  const ordered = hashes.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)).map(({ node }) => node)
  // Equal hashes need the standard's longer algorithm; our documents never have two equal nodes.
  if (new Set(hashes.map(({ hash }) => hash)).size < hashes.length) throw new Error('Two blank nodes are equal')
  return statements.map((line) => line.replaceAll(label, (node) => `_:c14n${ordered.indexOf(node)}`))
}

function hashOf(node: string, statements: string[]): string {
  const about = statements.filter((line) => line.match(label)?.includes(node))
  const lines = about.map((line) => line.replaceAll(label, (other) => (other === node ? '_:a' : '_:z')))
  return createHash('sha256').update(sorted(lines)).digest('hex')
}
