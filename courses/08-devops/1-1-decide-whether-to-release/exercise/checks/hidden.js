export default [
  {
    name: 'a failure counts more than a running check, in any order',
    hint: 'Ask for failed checks before you ask for running ones.',
    run: ({ gate }) => [
      gate([{ name: 'build', state: 'running' }, { name: 'security', state: 'failed' }]),
      gate([{ name: 'security', state: 'failed' }, { name: 'build', state: 'running' }]),
    ],
    expect: ['stop: security failed', 'stop: security failed'],
  },
  {
    name: 'names the first of two failures',
    hint: 'find returns the first entry that fits.',
    run: ({ gate }) =>
      gate([
        { name: 'build', state: 'passed' },
        { name: 'lint', state: 'failed' },
        { name: 'tests', state: 'failed' },
      ]),
    expect: 'stop: lint failed',
  },
  {
    name: 'looks at every check of a long list',
    hint: 'Ask the whole list with find and some, not one place of it.',
    run: ({ gate }) => {
      const passed = ['build', 'lint', 'tests', 'security'].map((name) => ({ name, state: 'passed' }))
      return [
        gate([{ name: 'smoke', state: 'running' }, ...passed]),
        gate([...passed, { name: 'smoke', state: 'running' }]),
        gate([...passed, { name: 'smoke', state: 'failed' }]),
        gate(passed),
      ]
    },
    expect: ['wait', 'wait', 'stop: smoke failed', 'release'],
  },
]
