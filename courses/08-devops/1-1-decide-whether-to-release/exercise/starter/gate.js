export function gate(checks) {
  if (checks.length === 0) return 'stop: no checks ran'
  // Has a check failed? Is one still running?

  return 'release'
}

console.log(gate([{ name: 'build', state: 'passed' }, { name: 'tests', state: 'failed' }]))
