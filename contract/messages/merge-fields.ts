import { z } from '../kit/zod.ts'

/** What a message can say about each recipient, and what it says where that isn't known. */
export const mergeFields = {
  'first name': 'there',
  course: 'your course',
  'access ends': 'the last day of your plan',
} as const
export type MergeField = keyof typeof mergeFields
export const mergeFieldNames = Object.keys(mergeFields) as MergeField[]

/** About one recipient. What isn't known is missing. */
export const MergeValues = z.object({
  'first name': z.string().optional(),
  course: z.string().optional(),
  'access ends': z.string().optional(),
})
export type MergeValues = z.infer<typeof MergeValues>

/** {first name}, or {first name|friend} with words of its own for those without one; \{ is a brace. */
const written = /(\\?)\{([a-z][a-z ]*)(?:\|([^{}|\n]*))?\}/gi

const nameOf = (typed: string) => typed.trim().replace(/ +/g, ' ').toLowerCase()
const isField = (name: string): name is MergeField => Object.hasOwn(mergeFields, name)

// Private characters, so that the parser of Markdown leaves the place of a field alone.
const markOf = (at: number) => `\uE000${at}\uE001`
const mark = /\uE000(\d+)\uE001/g

export type Fill = (text: string, values: MergeValues) => string

/**
 * A text with marks in the places of its fields, and what fills them. It is filled after it was parsed, so that a value
 * never becomes formatting or a link.
 */
export function parseMergeFields(template: string): { marked: string; fields: MergeField[]; fill: Fill } {
  const found: { name: MergeField; fallback: string }[] = []
  const marked = template.replace(written, (whole, escape: string, typed: string, fallback?: string) => {
    const name = nameOf(typed)
    if (escape || !isField(name)) return whole
    return markOf(found.push({ name, fallback: fallback?.trim() || mergeFields[name] }) - 1)
  })
  const fill: Fill = (text, values) =>
    text.replace(mark, (whole, at: string) => {
      const field = found[Number(at)]
      return field ? (values[field.name] ?? field.fallback) : whole
    })
  return { marked, fields: [...new Set(found.map(({ name }) => name))], fill }
}

/** A line that isn't Markdown. */
export function fillLine(template: string, values: MergeValues): string {
  const { marked, fill } = parseMergeFields(template)
  return fill(marked.replaceAll('\\{', '{'), values)
}

const inAddress = /(?:\]\(|\]:\s*|https?:\/\/|www\.)[^\s)]*(?<!\\)\{[a-z]/i

/** What is wrong with the fields of a text, or null. */
export function mergeProblem(template: string): string | null {
  const unknown = [...template.matchAll(written)].find(([, escape, typed = '']) => !escape && !isField(nameOf(typed)))
  if (unknown) {
    const known = mergeFieldNames.map((name) => `{${name}}`).join(', ')
    return `We don’t know ${unknown[0]}. You can use ${known}. For a plain brace, type \\{`
  }
  return inAddress.test(template) ? 'Fields don’t work in the address of a link' : null
}
