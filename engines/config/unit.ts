import { refuse } from './texts.ts'

/** A unit of systemd: sections with keys, each with all its values in order. */
export function readUnit(path: string, text: string): Record<string, Record<string, string[]>> {
  const sections: Record<string, Record<string, string[]>> = {}
  let section: Record<string, string[]> | null = null
  const lines = text.replaceAll(/\\\n\s*/g, ' ').split('\n')
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim()
    if (line === '' || /^[#;]/.test(line)) continue
    const [, name] = /^\[([^\]]+)\]$/.exec(line) ?? []
    const [, key, value] = /^([\w-]+)\s*=\s*(.*)$/.exec(line) ?? []
    if (name) section = sections[name] ??= {}
    else if (key === undefined || value === undefined)
      refuse(path, index + 1, `“${line.slice(0, 40)}” is neither a [Section] nor Key=Value.`)
    else if (!section) refuse(path, index + 1, 'A unit begins with a section, such as [Unit].')
    // An empty value takes back what was set before, as in systemd.
    else section[key] = value === '' ? [] : [...(section[key] ?? []), value]
  }
  return sections
}

export type DnsRecord = { name: string; ttl: number | null; type: string; value: string; line: number }

const types = /^(A|AAAA|CNAME|MX|TXT|NS|SOA|CAA|SRV)$/i

/** A zone file: one record per line, with $TTL and without $INCLUDE. */
export function readZone(path: string, text: string): DnsRecord[] {
  let ttl: number | null = null
  let last = '@'
  return text
    .replaceAll(/\([^)]*\)/g, (part) => part.replaceAll(/[()]|;[^\n]*/g, ' ').replaceAll('\n', ' '))
    .split('\n')
    .flatMap((raw, index) => {
      const line = raw.replace(/;(?=(?:[^"]*"[^"]*")*[^"]*$).*$/, '').trimEnd()
      if (line.trim() === '' || /^\$ORIGIN\b/i.test(line)) return []
      const [, standard] = /^\$TTL\s+(\d+)$/i.exec(line) ?? []
      if (standard) {
        ttl = Number(standard)
        return []
      }
      const words = line.trim().split(/\s+/)
      if (!/^\s/.test(line)) last = words.shift()!
      const own = /^\d+$/.test(words[0] ?? '') ? Number(words.shift()) : ttl
      if (words[0]?.toUpperCase() === 'IN') words.shift()
      const type = words.shift() ?? ''
      if (!types.test(type) || words.length === 0)
        return refuse(path, index + 1, 'A record is: name, TTL, IN, type, value. For example “@ 300 IN A 192.0.2.10”.')
      return [{ name: last, ttl: own, type: type.toUpperCase(), value: words.join(' '), line: index + 1 }]
    })
}
