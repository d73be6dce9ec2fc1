export default [
  {
    name: 'releases if all checks passed',
    hint: 'Keep return ’release’ as the last line: it is reached if nothing else was returned.',
    run: ({ gate }) => gate([{ name: 'build', state: 'passed' }, { name: 'tests', state: 'passed' }]),
    expect: 'release',
  },
  {
    name: 'stops and names the check that failed',
    hint: 'Find the failed check, then return `stop: ${failed.name} failed` with backticks.',
    run: ({ gate }) => gate([{ name: 'build', state: 'passed' }, { name: 'tests', state: 'failed' }]),
    expect: 'stop: tests failed',
  },
  {
    name: 'waits for a check that is running',
    hint: 'checks.some(…) says whether any check has the state running.',
    run: ({ gate }) => gate([{ name: 'build', state: 'passed' }, { name: 'tests', state: 'running' }]),
    expect: 'wait',
  },
  {
    name: 'stays closed if no checks ran',
    hint: 'Keep the first line of the function.',
    run: ({ gate }) => gate([]),
    expect: 'stop: no checks ran',
  },
]
