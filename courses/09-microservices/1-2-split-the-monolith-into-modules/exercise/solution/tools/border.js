const imports = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g

const moduleOf = (path) => (path.includes('/') ? path.split('/')[0] : 'app')

/** '../orders/store.js' in 'billing/parts/invoice.js' and the like: the path from the top. */
function resolve(file, target) {
  const parts = file.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

export function crossings(files) {
  const found = []
  for (const [file, text] of Object.entries(files)) {
    for (const [, path] of text.matchAll(imports)) {
      const target = resolve(file, path)
      const from = moduleOf(file)
      const to = moduleOf(target)
      if (from !== to) found.push({ from, to, file, target })
    }
  }
  return found
}

export function problems(files, allowed) {
  const all = crossings(files)
  const found = new Set()
  for (const { from, to, file, target } of all) {
    if (to !== 'app' && target !== `${to}/index.js`) found.add(`${file} bypasses ${to}`)
    if (to === 'app' || (from !== 'app' && !(allowed[from] ?? []).includes(to))) found.add(`${from} may not use ${to}`)
  }
  const cycle = firstCycle(all)
  if (cycle) found.add(`cycle: ${cycle.join(' > ')}`)
  return [...found]
}

function firstCycle(all) {
  const walk = (path) => {
    for (const { to } of all.filter((one) => one.from === path.at(-1))) {
      if (path.includes(to)) return [...path.slice(path.indexOf(to)), to]
      const deeper = walk([...path, to])
      if (deeper) return deeper
    }
    return null
  }
  for (const start of new Set(all.map((one) => one.from))) {
    const found = walk([start])
    if (found) return found
  }
  return null
}

