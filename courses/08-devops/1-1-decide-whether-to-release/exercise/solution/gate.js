export function gate(checks) {
  if (checks.length === 0) return 'stop: no checks ran'
  const failed = checks.find((check) => check.state === 'failed')
  if (failed) return `stop: ${failed.name} failed`
  if (checks.some((check) => check.state === 'running')) return 'wait'
  return 'release'
}

console.log(gate([{ name: 'build', state: 'passed' }, { name: 'tests', state: 'failed' }]))
