const classLine = /^(\S+) -> (\S+):$/
const methodLine = /^\s+(\d+):(\d+):\S+ (\w+)\(.*\):(\d+):\d+ -> (\w+)$/
const frame = /([\w.$]+)\.(\w+)\(SourceFile:(\d+)\)/g

function read(mapping) {
  const methods = []
  let owner = null
  for (const line of mapping.split(/\r?\n/)) {
    const type = classLine.exec(line)
    if (type) owner = { real: type[1], short: type[2] }
    const method = methodLine.exec(line)
    if (!method || !owner) continue
    const [from, to, original] = [method[1], method[2], method[4]].map(Number)
    methods.push({ type: owner.short, short: method[5], from, to, name: `${owner.real}.${method[3]}`, shift: original - from })
  }
  return methods
}

export function retrace(mapping, trace) {
  const methods = read(mapping)
  return trace.replace(frame, (whole, type, short, text) => {
    const line = Number(text)
    const found = methods.find((method) => method.type === type && method.short === short && line >= method.from && line <= method.to)
    return found ? `${found.name}(line ${line + found.shift})` : whole
  })
}

export function firstOurs(trace, prefix) {
  const frames = trace.split(/\r?\n/).map((line) => /^\s*at (\S+\(.*\))$/.exec(line)?.[1])
  return frames.find((text) => text?.startsWith(prefix)) ?? null
}
