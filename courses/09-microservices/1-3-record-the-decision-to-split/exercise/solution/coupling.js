export function readHistory(text) {
  return text
    .split(/^commit .*$/m)
    .slice(1)
    .map((part) => part.split('\n').map((line) => line.trim()).filter(Boolean))
    .filter((files) => files.length <= 20)
    .map((files) => [...new Set(files.map((file) => /^src\/([^/]+)\//.exec(file)?.[1]).filter(Boolean))])
}

export function coupling(commits) {
  const count = (...modules) => commits.filter((commit) => modules.every((one) => commit.includes(one))).length
  const modules = [...new Set(commits.flat())].sort()
  const changes = Object.fromEntries(modules.map((one) => [one, count(one)]))
  const pairs = modules.flatMap((a, index) =>
    modules.slice(index + 1).map((b) => {
      const together = count(a, b)
      return { a, b, together, share: Math.round((100 * together) / Math.min(changes[a], changes[b])) }
    }),
  )
  return { changes, pairs: pairs.sort((one, two) => two.share - one.share || two.together - one.together) }
}

const history = `commit 68145200 2026-05-04
src/kitchen/queue.mjs
src/riders/board.mjs

commit 2911b200 2026-05-04
src/kitchen/index.mjs
`
console.log(coupling(readHistory(history)))
