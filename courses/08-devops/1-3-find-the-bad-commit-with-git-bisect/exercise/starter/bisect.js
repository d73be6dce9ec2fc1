/**
 * The exit code for git bisect: 0 good, 1 bad, 125 this commit can't be tested. `ran` says whether the program ran to its
 * end, `output` is what it printed, with the new line at the end.
 */
export function exitCode({ ran, output }, expected) {
  return output === expected ? 0 : 1
}

/**
 * The first bad commit of a list from old to new: commits[0] is good, the last one is bad.
 * test(commit) returns 0, 1 or 125. Ask for as few commits as you can.
 * Returns { bad } or, if skipped commits hide it, { bad: null, candidates }.
 */
export function bisect(commits, test) {
  return { bad: commits.find((commit) => test(commit) === 1) }
}
