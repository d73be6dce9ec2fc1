/** Converts every text in an object; `key` is the name of its field. */
export function mapText<Part>(part: Part, convert: (text: string, key: string) => string, key = ''): Part {
  if (typeof part === 'string') return convert(part, key) as Part
  if (Array.isArray(part)) return part.map((each) => mapText(each, convert)) as Part
  if (part === null || typeof part !== 'object') return part
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, mapText(each, convert, name)])) as Part
}
