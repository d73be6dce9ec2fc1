/**
 * Reads the output of
 *   git log --no-merges --date=short --name-only --format="commit %h %ad"
 * and returns one list of modules per commit, such as [['menu'], ['kitchen', 'riders']].
 * The module of src/menu/store.mjs is menu. Other files belong to no module.
 * Commits with more than 20 files say nothing: leave them out.
 */
export function readHistory(text) {
  return []
}

/**
 * { changes: { menu: 3, … }, pairs: [{ a, b, together, share }, …] }
 * share: how often the two change together, divided by the changes of the quieter one, in per cent, rounded to a whole number.
 * The most coupled pair first; with the same share, the one that changes together more often.
 */
export function coupling(commits) {
  return { changes: {}, pairs: [] }
}

const history = `commit 68145200 2026-05-04
src/kitchen/queue.mjs
src/riders/board.mjs

commit 2911b200 2026-05-04
src/kitchen/index.mjs
`
console.log(coupling(readHistory(history)))
