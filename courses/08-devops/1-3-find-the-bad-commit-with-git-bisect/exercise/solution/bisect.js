/**
 * The exit code for git bisect: 0 good, 1 bad, 125 this commit can't be tested. `ran` says whether the program ran to its
 * end, `output` is what it printed, with the new line at the end.
 */
export function exitCode({ ran, output }, expected) {
  if (!ran) return 125
  return output.trim() === expected ? 0 : 1
}

/**
 * The first bad commit of a list from old to new: commits[0] is good, the last one is bad.
 * test(commit) returns 0, 1 or 125. Ask for as few commits as you can.
 * Returns { bad } or, if skipped commits hide it, { bad: null, candidates }.
 */
export function bisect(commits, test) {
  let good = 0
  let bad = commits.length - 1
  const skipped = new Set()
  while (bad - good > 1) {
    const between = []
    for (let index = good + 1; index < bad; index += 1) if (!skipped.has(index)) between.push(index)
    if (between.length === 0) return { bad: null, candidates: commits.slice(good + 1, bad + 1) }
    const middle = between[Math.floor(between.length / 2)]
    const code = test(commits[middle])
    if (code === 125) skipped.add(middle)
    else if (code === 0) good = middle
    else bad = middle
  }
  return { bad: commits[bad] }
}
